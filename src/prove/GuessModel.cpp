#include "prove/GuessModel.h"

#include "prove/Evaluate.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

namespace tesela::prove {

namespace {

constexpr unsigned repairs = 24;
/// What is further away than this is not repaired.
constexpr int64_t farthest = int64_t(1) << 40;

class Repair final : public Interpretation {
public:
  Repair(const Terms &terms, unsigned attempt)
      : terms(terms), attempt(attempt), evaluator(terms, *this) {}

  void start(const IntegerQuestion &question);
  /// Changes what is in the way; false where there is nothing to change.
  bool step(const IntegerQuestion &question, unsigned number, bool &done);

  std::optional<int64_t> variable(Variable variable) override {
    return model.variables.lookup(variable.id);
  }
  std::optional<int64_t> read(Tensor, llvm::ArrayRef<int64_t>) override {
    return 0;
  }
  std::optional<bool> truth(Term term) override {
    std::optional<bool *> value = flag(term);
    return value ? std::optional<bool>(**value) : std::nullopt;
  }

  Countermodel model;

private:
  void begin(Guard guard);
  std::optional<bool *> flag(Term term);
  bool isSo(Guard guard, bool wanted) {
    return evaluator.value(guard) == wanted;
  }
  bool make(Guard guard, bool wanted);
  bool shift(Index index, int64_t by);
  bool falsify(const IntegerQuestion &question, bool &done);

  const Terms &terms;
  unsigned attempt, number = 0;
  IndexEvaluator evaluator;
};

/// Elements at equal places are equal.
std::optional<bool *> Repair::flag(Term term) {
  const TermNode &node = terms.node(term);
  if (node.kind != TermKind::Read)
    return &model.truths[term.id];
  std::optional<Countermodel::Place> place = placeOf(node, evaluator);
  if (!place)
    return std::nullopt;
  return &model.flags[*place];
}

void Repair::begin(Guard guard) {
  for (Variable variable : terms.freeVariables(guard)) {
    int64_t position = int64_t(model.variables.size());
    int64_t value =
        terms.kind(variable) == VariableKind::Size
            ? attempt == 2 ? 1 : 2 + ((position + attempt) ^ attempt)
            : int64_t(attempt) % 2;
    model.variables.try_emplace(variable.id, value);
  }
}

void Repair::start(const IntegerQuestion &question) {
  llvm::for_each(question.hypotheses, [&](Guard guard) { begin(guard); });
  begin(question.goal);
  for (const CountedDomain &domain : question.domains)
    llvm::for_each(domain.guards, [&](Guard guard) { begin(guard); });
}

/// Moves the value of `index` by at least `by`, by one variable: by raising it
/// at first, for sizes and positions are not negative.
bool Repair::shift(Index index, int64_t by) {
  std::optional<int64_t> before = evaluator.value(index);
  if (!before)
    return false;
  llvm::SmallVector<std::pair<uint32_t, int64_t>, 4> raising, lowering;
  for (Variable variable : terms.freeVariables(index)) {
    int64_t &value = model.variables[variable.id];
    if (value > 1 << 20 || value < -(1 << 20))
      continue;
    ++value;
    std::optional<int64_t> after = evaluator.value(index);
    --value;
    int64_t slope;
    if (!after || llvm::SubOverflow(*after, *before, slope) || slope == 0 ||
        slope == INT64_MIN)
      continue;
    int64_t size = slope < 0 ? -slope : slope;
    int64_t change = by / size + (by % size != 0 ? (by < 0 ? -1 : 1) : 0);
    if (slope < 0)
      change = -change;
    (change > 0 ? raising : lowering).push_back({variable.id, change});
  }
  bool raise = lowering.empty() || (!raising.empty() && number % 6 < 4);
  auto &choices = raise ? raising : lowering;
  if (choices.empty())
    return false;
  auto [variable, change] = choices[(number / 2 + attempt) % choices.size()];
  model.variables[variable] += change;
  return true;
}

bool Repair::make(Guard guard, bool wanted) {
  const GuardNode &node = terms.node(guard);
  switch (node.kind) {
  case GuardKind::True:
  case GuardKind::False:
    return false;
  case GuardKind::NotPositive:
  case GuardKind::Zero: {
    std::optional<int64_t> value = evaluator.value(node.index);
    if (!value || *value > farthest || *value < -farthest)
      return false;
    if (wanted)
      return shift(node.index, -*value);
    return shift(node.index,
                 node.kind == GuardKind::NotPositive ? 1 - *value : 1);
  }
  case GuardKind::Truth: {
    std::optional<bool *> value = flag(node.term);
    if (value)
      **value = wanted;
    return value.has_value();
  }
  case GuardKind::Not:
    return make(node.parts[0], !wanted);
  case GuardKind::And:
  case GuardKind::Or:
    break;
  }
  if ((node.kind == GuardKind::And) == wanted) {
    for (Guard part : node.parts)
      if (!isSo(part, wanted))
        return make(part, wanted);
    return false;
  }
  size_t first = (number / 4 + attempt) % node.parts.size();
  for (size_t i = 0; i != node.parts.size(); ++i)
    if (make(node.parts[(first + i) % node.parts.size()], wanted))
      return true;
  return false;
}

/// A count is wrong where one domain holds and no other does, as a rule.
bool Repair::falsify(const IntegerQuestion &question, bool &done) {
  if (question.kind == IntegerQuestion::Kind::Implies) {
    done = isSo(question.goal, false);
    return done || make(question.goal, false);
  }
  if (question.domains.empty())
    return false;
  const CountedDomain &chosen =
      question.domains[attempt % question.domains.size()];
  for (Guard guard : chosen.guards)
    if (!isSo(guard, true))
      return make(guard, true);
  done = true;
  return true;
}

bool Repair::step(const IntegerQuestion &question, unsigned at, bool &done) {
  number = at;
  for (Guard hypothesis : question.hypotheses)
    if (!isSo(hypothesis, true))
      return make(hypothesis, true);
  return falsify(question, done);
}

} // namespace

Countermodel guessCountermodel(const Terms &terms,
                               const IntegerQuestion &question,
                               unsigned attempt) {
  Repair repair(terms, attempt);
  repair.start(question);
  bool done = false;
  for (unsigned number = 0; number != repairs && !done; ++number)
    if (!repair.step(question, number, done))
      break;
  return std::move(repair.model);
}

} // namespace tesela::prove
