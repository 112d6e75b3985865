#include "prove/Countermodels.h"

#include "prove/Evaluate.h"
#include "prove/GuessModel.h"

namespace tesela::prove {

std::optional<Countermodel::Place> placeOf(const TermNode &read,
                                           IndexEvaluator &evaluator) {
  Countermodel::Place place{read.tensor.id, {}};
  for (Index index : read.indices) {
    std::optional<int64_t> number = evaluator.value(index);
    if (!number)
      return std::nullopt;
    place.second.push_back(*number);
  }
  return place;
}

namespace {

/// Measured on the prover's cases: more models find little and cost time.
constexpr size_t modelLimit = 24;

class ModelValues final : public Interpretation {
public:
  ModelValues(const Terms &terms, const Countermodel &model)
      : terms(terms), model(model), evaluator(terms, *this) {}

  std::optional<int64_t> variable(Variable variable) override {
    auto known = model.variables.find(variable.id);
    return known != model.variables.end() ? known->second
                                          : int64_t(variable.id % 3);
  }
  std::optional<int64_t> read(Tensor tensor,
                              llvm::ArrayRef<int64_t> at) override {
    auto known = model.reads.find({tensor.id, at.vec()});
    return known != model.reads.end() ? known->second : 0;
  }
  std::optional<bool> truth(Term term) override {
    const TermNode &node = terms.node(term);
    if (node.kind != TermKind::Read)
      return model.truths.lookup(term.id);
    std::optional<Countermodel::Place> place = placeOf(node, evaluator);
    if (!place)
      return std::nullopt;
    auto known = model.flags.find(*place);
    return known != model.flags.end() && known->second;
  }

private:
  const Terms &terms;
  const Countermodel &model;
  IndexEvaluator evaluator;
};

bool allHold(IndexEvaluator &evaluator, llvm::ArrayRef<Guard> guards,
             bool &defined) {
  for (Guard guard : guards) {
    std::optional<bool> holds = evaluator.value(guard);
    defined &= holds.has_value();
    if (!holds.value_or(false))
      return false;
  }
  return true;
}

/// Is the goal false? Not where it has no value.
bool falsifies(IndexEvaluator &evaluator, const IntegerQuestion &question) {
  if (question.kind == IntegerQuestion::Kind::Implies)
    return evaluator.value(question.goal) == false;
  bool defined = true, left = false, right = false;
  int64_t count = 0;
  for (const CountedDomain &domain : question.domains) {
    if (!allHold(evaluator, domain.guards, defined))
      continue;
    count += domain.coefficient;
    (domain.coefficient > 0 ? left : right) = true;
  }
  if (!defined)
    return false;
  return question.kind == IntegerQuestion::Kind::CountsToZero ? count != 0
                                                              : left != right;
}

std::optional<int64_t> number(const z3::model &model, const z3::expr &value) {
  int64_t result = 0;
  if (!model.eval(value, true).is_numeral_i64(result))
    return std::nullopt;
  return result;
}

} // namespace

void Countermodels::add(const z3::model &model, IntegerEncoding &encoding) {
  Countermodel result;
  for (uint32_t id : encoding.atoms()) {
    const Atom &atom = terms.atom(AtomId{id});
    std::optional<int64_t> value;
    if (atom.kind == AtomKind::Free || atom.kind == AtomKind::Read)
      value = number(model, encoding.value(AtomId{id}));
    if (!value)
      continue;
    if (atom.kind == AtomKind::Free) {
      result.variables[atom.variable.id] = *value;
      continue;
    }
    std::vector<int64_t> at;
    for (Index index : atom.arguments)
      at.push_back(number(model, encoding.value(index)).value_or(0));
    result.reads[{atom.tensor.id, at}] = *value;
  }
  for (uint32_t id : encoding.truths()) {
    Term term = terms.node(Guard{id}).term;
    bool holds = model.eval(encoding.formula(Guard{id}), true).is_true();
    const TermNode &node = terms.node(term);
    if (node.kind != TermKind::Read) {
      result.truths[term.id] = holds;
      continue;
    }
    std::vector<int64_t> at;
    for (Index index : node.indices)
      at.push_back(number(model, encoding.value(index)).value_or(0));
    result.flags[{node.tensor.id, at}] = holds;
  }
  store(std::move(result));
}

void Countermodels::store(Countermodel model) {
  models.push_front(std::move(model));
  if (models.size() > modelLimit)
    models.pop_back();
}

/// Does `model` satisfy the hypotheses and falsify the goal?
static bool refutes(const Terms &terms, const Countermodel &model,
                    const IntegerQuestion &question) {
  ModelValues values(terms, model);
  IndexEvaluator evaluator(terms, values);
  bool defined = true;
  return falsifies(evaluator, question) &&
         allHold(evaluator, question.hypotheses, defined);
}

bool Countermodels::refute(const IntegerQuestion &question) const {
  return llvm::any_of(models, [&](const Countermodel &model) {
    return refutes(terms, model, question);
  });
}

bool Countermodels::guess(const IntegerQuestion &question, unsigned attempt) {
  Countermodel model = guessCountermodel(terms, question, attempt);
  if (!refutes(terms, model, question))
    return false;
  store(std::move(model));
  return true;
}

} // namespace tesela::prove
