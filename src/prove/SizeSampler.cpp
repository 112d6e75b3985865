#include "prove/SizeSampler.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <numeric>

namespace tesela::prove {

namespace {
/// Sizes grow from at most 2 to at most 4 over so many rounds.
constexpr unsigned growth = 20;
/// Every so many rounds one size is tried near a landmark.
constexpr unsigned landmarkRounds = 4;
/// Failures without a success before Z3 is asked.
constexpr unsigned patience = 40;
constexpr unsigned modelCount = 8;
} // namespace

SizeSampler::SizeSampler(Terms &terms, llvm::ArrayRef<Variable> given,
                         llvm::ArrayRef<Guard> guards,
                         llvm::ArrayRef<int64_t> landmarks, uint64_t seed)
    : terms(terms), sizes(given), assumptions(guards), landmarks(landmarks),
      random(seed), bounds(given.size()) {
  for (Guard assumption : assumptions)
    learn(assumption);
}

void SizeSampler::learn(Guard assumption) {
  const GuardNode &node = terms.node(assumption);
  if (node.kind == GuardKind::And)
    llvm::for_each(node.parts, [&](Guard part) { learn(part); });
  if (node.kind == GuardKind::NotPositive)
    learnBound(node.index);
  if (node.kind == GuardKind::Zero)
    learnMultiple(node.index) || define(node.index);
}

/// c v + d <= 0 for a single size v.
void SizeSampler::learnBound(Index index) {
  llvm::ArrayRef<Monomial> monomials = terms.monomials(index);
  if (monomials.empty() || monomials.size() > 2 ||
      monomials[0].factors.size() != 1 ||
      (monomials.size() == 2 && !monomials[1].factors.empty()))
    return;
  const Atom &atom = terms.atom(monomials[0].factors[0]);
  auto *place = llvm::find(sizes, atom.variable);
  if (atom.kind != AtomKind::Free || place == sizes.end())
    return;
  Bounds &known = bounds[place - sizes.begin()];
  // Guards are divided by their coefficients: c is 1 or -1.
  int64_t constant = monomials.size() == 2 ? monomials[1].coefficient : 0;
  if (monomials[0].coefficient == 1)
    known.high = std::min(known.high, -constant);
  if (monomials[0].coefficient == -1)
    known.low = constant > 0 ? std::max(known.low, constant) : constant;
}

/// v mod c = 0.
bool SizeSampler::learnMultiple(Index index) {
  const Atom *atom = terms.singleAtom(index);
  if (!atom || atom->kind != AtomKind::Modulo)
    return false;
  const Atom *dividend = terms.singleAtom(atom->arguments[0]);
  std::optional<int64_t> divisor = terms.constantValue(atom->arguments[1]);
  if (!dividend || dividend->kind != AtomKind::Free || !divisor ||
      *divisor <= 0)
    return false;
  auto *place = llvm::find(sizes, dividend->variable);
  if (place == sizes.end())
    return false;
  Bounds &known = bounds[place - sizes.begin()];
  known.multipleOf = std::lcm(known.multipleOf, *divisor);
  return true;
}

/// index = 0 as v = ..., where v occurs once, with coefficient 1 or -1.
/// Definitions are kept in an order in which they can be computed.
bool SizeSampler::define(Index index) {
  for (const Monomial &monomial : terms.monomials(index)) {
    if (monomial.factors.size() != 1 || std::abs(monomial.coefficient) != 1)
      continue;
    const Atom &atom = terms.atom(monomial.factors[0]);
    if (atom.kind != AtomKind::Free ||
        !llvm::is_contained(sizes, atom.variable))
      continue;
    Index rest = terms.subtract(index, terms.polynomial(monomial));
    auto uses = [&](Index value, Variable variable) {
      return llvm::is_contained(terms.freeVariables(value), variable);
    };
    bool needed = false, needs = false, defined = uses(rest, atom.variable);
    for (const Definition &other : definitions) {
      defined |= other.variable == atom.variable;
      needed |= uses(other.value, atom.variable);
      needs |= uses(rest, other.variable);
    }
    if (defined || (needed && needs))
      continue;
    definitions.insert(
        needed ? definitions.begin() : definitions.end(),
        {atom.variable, terms.multiply(rest, -monomial.coefficient)});
    return true;
  }
  return false;
}

/// A multiple of `multipleOf` from low on, among the first `range`.
int64_t SizeSampler::choose(const Bounds &known, int64_t range) {
  int64_t step = known.multipleOf;
  int64_t least = (known.low + step - 1) / step * step;
  int64_t most = std::min(known.high, least + (range - 1) * step);
  if (most < least)
    return least;
  return least + random.between(0, (most - least) / step) * step;
}

std::optional<VariableValues> SizeSampler::fromModels() {
  if (!asked)
    models = sizeModels(terms, sizes, assumptions, modelCount);
  asked = true;
  if (models.empty())
    return std::nullopt;
  return models[random.next() % models.size()];
}

std::optional<VariableValues> SizeSampler::next(unsigned round) {
  if (failures >= patience && successes == 0)
    return fromModels();
  int64_t range = 2 + 2 * int64_t(std::min(round, growth)) / growth;
  VariableValues values;
  for (size_t i = 0; i < sizes.size(); ++i)
    values.set(sizes[i], choose(bounds[i], range));
  if (!landmarks.empty() && !sizes.empty() &&
      round % landmarkRounds == landmarkRounds - 1) {
    int64_t c = landmarks[random.next() % landmarks.size()];
    int64_t near[] = {c - 1, c, c + 1, 2 * c, 2 * c + 1, c + c / 2};
    values.set(sizes[random.next() % sizes.size()],
               near[random.next() % std::size(near)]);
  }
  std::optional<VariableValues> result = completed(std::move(values));
  (result ? successes : failures) += 1;
  return result;
}

std::optional<VariableValues>
SizeSampler::withLarge(std::optional<Variable> size, int64_t value) {
  VariableValues values;
  for (size_t i = 0; i < sizes.size(); ++i) {
    bool large = !size || *size == sizes[i];
    int64_t step = bounds[i].multipleOf;
    values.set(sizes[i],
               large ? (value + step - 1) / step * step : choose(bounds[i], 2));
  }
  return completed(std::move(values));
}

/// With the sizes that others define, where the assumptions hold.
std::optional<VariableValues> SizeSampler::completed(VariableValues values) {
  Sample sample(terms, {}, 0, std::move(values));
  IndexEvaluator evaluator(terms, sample);
  for (const Definition &definition : definitions) {
    std::optional<int64_t> value = evaluator.value(definition.value);
    if (value)
      sample.variables.set(definition.variable, *value);
  }
  bool holds = llvm::all_of(assumptions, [&](Guard guard) {
    return evaluator.value(guard).value_or(false);
  });
  for (size_t i = 0; i < sizes.size(); ++i)
    holds &= sample.variables[sizes[i]] >= bounds[i].low;
  if (!holds)
    return std::nullopt;
  return sample.variables;
}

} // namespace tesela::prove
