#include "prove/Countermodels.h"

#include "prove/Evaluate.h"

namespace tesela::prove {

namespace {

/// Measured on the prover's cases: more models find little and cost time.
constexpr size_t modelLimit = 24;

class ModelValues final : public Interpretation {
public:
  explicit ModelValues(const Countermodel &model) : model(model) {}

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
    return model.truths.lookup(term.id);
  }

private:
  const Countermodel &model;
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

void Countermodels::add(z3::model model, IntegerEncoding &encoding) {
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
  for (uint32_t id : encoding.truths())
    result.truths[terms.node(Guard{id}).term.id] =
        model.eval(encoding.formula(Guard{id}), true).is_true();
  models.push_front(std::move(result));
  if (models.size() > modelLimit)
    models.pop_back();
}

bool Countermodels::refute(const IntegerQuestion &question) {
  for (const Countermodel &model : models) {
    ModelValues values(model);
    IndexEvaluator evaluator(terms, values);
    bool defined = true;
    if (falsifies(evaluator, question) &&
        allHold(evaluator, question.hypotheses, defined))
      return true;
  }
  return false;
}

} // namespace tesela::prove
