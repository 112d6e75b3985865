#include "prove/PickReduction.h"

#include "prove/IndexTerms.h"
#include "semantics/Comparison.h"

#include "ir/ElementTypes.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using tesela::semantics::CompareDirection;
using tesela::semantics::ScalarBody;
using tesela::semantics::ScalarInstruction;
using tesela::semantics::ScalarOp;

namespace tesela::prove {
namespace {

/// Which of two pairs wins.
struct Pick {
  bool greatest = true; // the greater value, else the lesser
  bool first = true;    // of equal values the lesser position
};

} // namespace

/// One instruction on numbers; nothing where it looks at more than order.
static std::optional<int> evaluate(const ScalarInstruction &instruction,
                                   llvm::ArrayRef<int> values,
                                   llvm::ArrayRef<int> inputs) {
  auto operand = [&](unsigned i) { return values[instruction.operands[i]]; };
  bool isBoolean = instruction.type.isInteger(1);
  switch (instruction.op) {
  case ScalarOp::Input:
    return inputs[instruction.index];
  case ScalarOp::Compare:
    return semantics::holds(instruction.direction, operand(0), operand(1));
  case ScalarOp::Select:
    return operand(0) ? operand(1) : operand(2);
  case ScalarOp::Maximum:
    return std::max(operand(0), operand(1));
  case ScalarOp::Minimum:
    return std::min(operand(0), operand(1));
  case ScalarOp::Constant:
    if (isBoolean)
      return int(instruction.constant.getBoolValue());
    return std::nullopt;
  case ScalarOp::And:
    return isBoolean ? std::optional(operand(0) & operand(1)) : std::nullopt;
  case ScalarOp::Or:
    return isBoolean ? std::optional(operand(0) | operand(1)) : std::nullopt;
  case ScalarOp::Xor:
    return isBoolean ? std::optional(operand(0) ^ operand(1)) : std::nullopt;
  case ScalarOp::Not:
    return isBoolean ? std::optional(!operand(0)) : std::nullopt;
  default:
    return std::nullopt;
  }
}

/// The results of a body that looks at the order of its inputs only.
static std::optional<std::pair<int, int>> evaluate(const ScalarBody &body,
                                                   llvm::ArrayRef<int> inputs) {
  llvm::SmallVector<int> values;
  for (const ScalarInstruction &instruction : body.instructions) {
    std::optional<int> value = evaluate(instruction, values, inputs);
    if (!value)
      return std::nullopt;
    values.push_back(*value);
  }
  return std::pair(values[body.results[0]], values[body.results[1]]);
}

/// Four numbers have all their orders among 0 to 3: a value may be compared
/// with a position.
static bool picksLike(const ScalarBody &body, Pick pick) {
  for (int code = 0; code < 256; ++code) {
    int a = code & 3, b = code >> 2 & 3, at = code >> 4 & 3, bAt = code >> 6;
    std::optional<std::pair<int, int>> result = evaluate(body, {a, at, b, bAt});
    bool left = pick.greatest ? a > b : a < b;
    int tie = pick.first ? std::min(at, bAt) : std::max(at, bAt);
    int position = a == b ? tie : left ? at : bAt;
    int value = a == b || left ? a : b;
    if (!result || *result != std::pair(value, position))
      return false;
  }
  return true;
}

static std::optional<Pick> pickOf(const semantics::GranularForm &form) {
  if (!form.combiner || form.combiner->body.results.size() != 2 ||
      !isa<IntegerType>(form.accumulatorTypes[1]))
    return std::nullopt;
  for (bool greatest : {true, false})
    for (bool first : {true, false})
      if (picksLike(form.combiner->body, {greatest, first}))
        return Pick{greatest, first};
  return std::nullopt;
}

bool picksElement(const semantics::GranularForm &form) {
  return pickOf(form).has_value();
}

// best = the extremum of the values, where = the extremum of the positions at
// which the value is the best. The init takes part in neither if it is the
// neutral element: positions are then those of elements.
std::vector<Term> pickedElement(AppliedForm &applied,
                                llvm::ArrayRef<Term> contributions,
                                llvm::ArrayRef<Variable> variables) {
  Terms &terms = applied.terms;
  Pick pick = *pickOf(applied.form);
  Reduction ofValues = pick.greatest ? Reduction::Maximum : Reduction::Minimum;
  Reduction ofPositions = pick.first ? Reduction::Minimum : Reduction::Maximum;
  Term value = contributions[0], position = contributions[1];
  Term none = identityOf(terms, ofPositions, terms.type(position));
  auto where = [&](Term value, Term position, Term best) {
    Guard isBest = comparison(terms, CompareDirection::EQ,
                              semantics::CompareType::Float, value, best);
    return terms.select(isBest, position, none);
  };
  Term best = applied.fold(ofValues, value, variables);
  Term init = applied.init(0, {});
  bool neutral = isIdentity(terms, ofValues, init);
  if (!neutral)
    best = combine(terms, ofValues, init, best);
  Term at = applied.fold(ofPositions, where(value, position, best), variables);
  if (!neutral)
    at =
        combine(terms, ofPositions, where(init, applied.init(1, {}), best), at);
  // Which of several NaN such a combiner keeps is its own affair.
  if (isFloat(terms.type(best)))
    best = terms.function("picked", best, terms.type(best));
  return {best, at};
}

Term PickedPosition::elementAt(Terms &terms, Index index) const {
  return terms.substitute(element, Substitution(place, index));
}

// As pickedElement makes it: the extremum of k where x[k] is the extremum of x.
std::optional<PickedPosition> pickedPosition(Terms &terms, Term term) {
  auto isExtremum = [](const TermNode &node) {
    return node.kind == TermKind::Reduce &&
           (node.reduction == Reduction::Maximum ||
            node.reduction == Reduction::Minimum);
  };
  const TermNode &fold = terms.node(term);
  if (!isExtremum(fold) || !countsPositions(fold.type))
    return std::nullopt;
  PickedPosition result;
  result.extent = fold.indices[0], result.place = terms.fresh();
  Index place = terms.index(result.place);
  const TermNode &choice = terms.node(terms.open(term, place));
  if (choice.kind != TermKind::Select ||
      terms.node(choice.guard).kind != GuardKind::Truth)
    return std::nullopt;
  const TermNode &position = terms.node(choice.operands[0]);
  const TermNode &equal = terms.node(terms.node(choice.guard).term);
  if (position.kind != TermKind::FromIndex || position.indices[0] != place ||
      choice.operands[1] !=
          identityOf(terms, terms.node(term).reduction, position.type) ||
      equal.name != "compare_eq")
    return std::nullopt;
  for (unsigned i : {0, 1}) {
    result.best = equal.operands[i], result.element = equal.operands[1 - i];
    const TermNode &best = terms.node(result.best);
    if (!isExtremum(best) || best.indices[0] != result.extent ||
        terms.open(result.best, place) != result.element)
      continue;
    ElementType type = terms.type(result.best);
    if (isFloat(type))
      result.best = terms.function("picked", result.best, type);
    return result;
  }
  return std::nullopt;
}

} // namespace tesela::prove
