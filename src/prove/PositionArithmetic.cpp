#include "prove/PositionArithmetic.h"

#include "prove/IndexTerms.h"
#include "prove/PickReduction.h"
#include "prove/SortedElements.h"

#include "llvm/ADT/STLExtras.h"

#include <cstdlib>

using tesela::semantics::ScalarOp;

namespace tesela::prove {

static Index notNegative(Terms &terms, Index a) {
  return isNotNegative(terms, a) ? a : terms.maximum(a, {});
}

Index truncatedQuotient(Terms &terms, Index a, Index b) {
  if (isNotNegative(terms, a))
    return terms.floorDivide(a, b);
  Index minus = notNegative(terms, terms.multiply(a, -1));
  return terms.subtract(terms.floorDivide(notNegative(terms, a), b),
                        terms.floorDivide(minus, b));
}

Index truncatedRemainder(Terms &terms, Index a, Index b) {
  if (isNotNegative(terms, a))
    return terms.modulo(a, b);
  Index minus = notNegative(terms, terms.multiply(a, -1));
  return terms.subtract(terms.modulo(notNegative(terms, a), b),
                        terms.modulo(minus, b));
}

/// Choices within choices.
static constexpr unsigned mostChoices = 3;

/// A choice between at most eight positions?
/// `any` becomes true where it finds a position.
static bool choosesPositions(Terms &terms, Term term, unsigned depth,
                             bool &any) {
  const TermNode &node = terms.node(term);
  any |= node.kind == TermKind::FromIndex;
  if (node.kind == TermKind::FromIndex ||
      (node.kind == TermKind::Constant && !isFloat(node.type)))
    return true;
  // Remainders of elements, where they are chosen.
  if (depth < mostChoices && node.kind != TermKind::Read)
    if (std::optional<Index> index = indexOf(terms, term, /*ofElements=*/false);
        index && !mayBeAnyInteger(terms, *index))
      return any = true;
  return node.kind == TermKind::Select && depth > 0 &&
         llvm::all_of(node.operands, [&](Term choice) {
           return choosesPositions(terms, choice, depth - 1, any);
         });
}

static std::optional<llvm::SmallVector<Index, 2>>
positions(Terms &terms, llvm::ArrayRef<Term> operands) {
  llvm::SmallVector<Index, 2> at;
  for (Term operand : operands) {
    const TermNode &node = terms.node(operand);
    std::optional<Index> index;
    if (node.kind == TermKind::FromIndex)
      index = node.indices[0];
    else
      index = indexOf(terms, operand, /*ofElements=*/false);
    if (!index)
      return std::nullopt;
    at.push_back(*index);
  }
  return at;
}

static Term signOf(Terms &terms, Index index, ElementType type) {
  auto number = [&](int64_t value) { return terms.constant(value, type); };
  Term positive = terms.select(terms.equal(index, {}), number(0), number(1));
  if (isNotNegative(terms, index))
    return positive;
  return terms.select(terms.lessThan(index, {}), number(-1), positive);
}

/// Of operands that are positions or constants, not choices.
static std::optional<Term> ofPlainPositions(Terms &terms, ScalarOp op,
                                            llvm::ArrayRef<Term> operands,
                                            ElementType type) {
  auto found = positions(terms, operands);
  if (!found)
    return std::nullopt;
  llvm::ArrayRef<Index> at = *found;
  auto result = [&](Index index) {
    std::optional<int64_t> number = terms.constantValue(index);
    bool isSmall = number && std::abs(*number) < 65536 &&
                   countsPositions(type) &&
                   (*number >= 0 || isSignedInteger(type));
    return isSmall ? terms.constant(*number, type)
                   : terms.fromIndex(index, type);
  };
  bool mayWrap = op != ScalarOp::Maximum && op != ScalarOp::Minimum &&
                 op != ScalarOp::Sign && op != ScalarOp::Divide &&
                 op != ScalarOp::Remainder;
  if (mayWrap && llvm::any_of(at, [&](Index index) {
        return mayBeAnyInteger(terms, index);
      }))
    return std::nullopt;
  switch (op) { // modulo 2^n these are exact on every type
  case ScalarOp::Add:
    return result(terms.add(at[0], at[1]));
  case ScalarOp::Subtract:
    return result(terms.subtract(at[0], at[1]));
  case ScalarOp::Multiply:
    return result(terms.multiply(at[0], at[1]));
  case ScalarOp::Negate:
    return result(terms.multiply(at[0], -1));
  default:
    break;
  }
  bool wraps = isUnsignedInteger(type);
  if (!llvm::all_of(at, [&](Index index) {
        return holdsPosition(terms, type, index) &&
               (!wraps || isNotNegative(terms, index));
      }))
    return std::nullopt;
  Index minus = terms.multiply(at[0], -1);
  if (op == ScalarOp::Abs)
    return isNotNegative(terms, at[0]) ? operands[0]
                                       : result(terms.maximum(at[0], minus));
  if (op == ScalarOp::Sign)
    return signOf(terms, at[0], type);
  if (at.size() != 2)
    return std::nullopt;
  if (op == ScalarOp::Maximum)
    return result(terms.maximum(at[0], at[1]));
  if (op == ScalarOp::Minimum)
    return result(terms.minimum(at[0], at[1]));
  if (!isPositive(terms, at[1]))
    return std::nullopt;
  if (op == ScalarOp::Divide)
    return result(truncatedQuotient(terms, at[0], at[1]));
  if (op == ScalarOp::Remainder)
    return result(truncatedRemainder(terms, at[0], at[1]));
  return std::nullopt;
}

std::optional<Term> ofPositions(Terms &terms, ScalarOp op,
                                llvm::ArrayRef<Term> operands,
                                ElementType type) {
  if (isFloat(type))
    return std::nullopt;
  bool anyPosition = false, anyChoice = false;
  for (Term operand : operands) {
    if (!choosesPositions(terms, operand, mostChoices, anyPosition))
      return std::nullopt;
    anyChoice |= terms.node(operand).kind == TermKind::Select;
  }
  if (!anyChoice)
    return anyPosition ? ofPlainPositions(terms, op, operands, type)
                       : std::nullopt;
  unsigned choices = 0;
  auto spread = [&](auto &self,
                    llvm::ArrayRef<Term> parts) -> std::optional<Term> {
    auto choice = llvm::find_if(parts, [&](Term part) {
      return terms.node(part).kind == TermKind::Select;
    });
    if (choice == parts.end() || ++choices > 8)
      return choice == parts.end() ? ofPlainPositions(terms, op, parts, type)
                                   : std::nullopt;
    TermNode node = terms.node(*choice);
    llvm::SmallVector<Term, 2> next(parts);
    std::optional<Term> results[2];
    for (unsigned i : {0, 1}) {
      next[choice - parts.begin()] = node.operands[i];
      results[i] = self(self, next);
      if (!results[i])
        return std::nullopt;
    }
    return terms.select(node.guard, *results[0], *results[1]);
  };
  return spread(spread, operands);
}

Term positionWhere(Terms &terms, Guard guard, Term term) {
  const TermNode &node = terms.node(term);
  if (node.kind != TermKind::Add || !isSignedInteger(node.type) ||
      !countsPositions(node.type))
    return term;
  for (unsigned i : {0, 1}) {
    const TermNode &element = terms.node(node.operands[i]);
    std::optional<Index> more =
        indexOf(terms, node.operands[1 - i], /*ofElements=*/false);
    if (element.kind != TermKind::Read || !more ||
        terms.node(node.operands[1 - i]).kind == TermKind::Read ||
        !isNotNegative(terms, *more))
      continue;
    Index index = terms.read(element.tensor, element.indices);
    auto isNegative = [&](Guard part) {
      const GuardNode &bound = terms.node(part);
      if (bound.kind != GuardKind::NotPositive)
        return false;
      auto rest = terms.constantValue(terms.subtract(bound.index, index));
      return rest && *rest >= 0;
    };
    const GuardNode &known = terms.node(guard);
    if (isNegative(guard) ||
        (known.kind == GuardKind::And && llvm::any_of(known.parts, isNegative)))
      return terms.fromIndex(terms.add(index, *more), node.type);
  }
  return term;
}

/// The tensor of `meaning`, whose variables are output indices.
static Tensor positionTensor(Terms &terms, Term meaning) {
  // Named after the term, so that equal ones share it.
  Tensor tensor =
      terms.tensor("index#" + std::to_string(meaning.id), terms.type(meaning));
  terms.define(tensor, meaning);
  std::optional<Index> extent;
  if (std::optional<PickedPosition> picked = pickedPosition(terms, meaning))
    extent = picked->extent;
  else if (auto order = orderedPositionOf(terms, terms.node(meaning)))
    extent = order->extent;
  if (extent && llvm::all_of(terms.freeVariables(*extent), [&](Variable each) {
        return terms.kind(each) == VariableKind::Size;
      }))
    terms.setBelow(tensor, *extent);
  return tensor;
}

Index positionOf(Terms &terms, Term meaning, llvm::ArrayRef<Index> at) {
  llvm::SmallVector<Index, 4> all;
  Substitution rename;
  for (Variable variable : terms.freeVariables(meaning)) {
    VariableKind kind = terms.kind(variable);
    if (kind == VariableKind::Size)
      continue;
    rename.set(variable, terms.index(terms.output(all.size())));
    all.push_back(kind == VariableKind::Output &&
                          terms.outputNumber(variable) < at.size()
                      ? at[terms.outputNumber(variable)]
                      : terms.index(variable));
  }
  meaning = terms.substitute(meaning, rename);
  return terms.read(positionTensor(terms, meaning), all);
}

/// The element of `operand` at `at`, of which dimension `d` is c times the
/// element `position` of a tensor of positions and a rest.
static std::optional<Term> elementAtPosition(Terms &terms, const Value &operand,
                                             llvm::ArrayRef<Index> at, size_t d,
                                             const Monomial &position) {
  const Atom &atom = terms.atom(position.factors[0]);
  std::optional<Term> meaning = terms.definition(atom.tensor);
  if (!meaning)
    return std::nullopt;
  Substitution here;
  for (auto [i, index] : llvm::enumerate(atom.arguments))
    here.set(terms.output(unsigned(i)), index);
  Term where = terms.substitute(*meaning, here);
  auto picked = pickedPosition(terms, where);
  auto ordered = orderedPositionOf(terms, terms.node(where));
  if (!picked && !ordered)
    return std::nullopt;
  Variable variable = terms.fresh();
  Index place = terms.index(variable);
  llvm::SmallVector<Index, 4> inside(at);
  inside[d] = terms.add(terms.subtract(at[d], terms.polynomial(position)),
                        terms.multiply(place, position.coefficient));
  Term element = operand.at(inside);
  Term row = picked ? picked->elementAt(terms, place)
                    : ordered->elementAt(terms, place);
  // By the order of -x, too: x is -(-x). Not where -0 and 0 are equal, of which
  // the first comes first either way.
  bool isNegated = ordered && ordered->order == RowOrder::ZerosApart &&
                   row != element && row == terms.negate(element);
  if (row != element && !isNegated)
    return std::nullopt;
  Term found;
  if (picked) {
    found = picked->best;
  } else {
    Index rank = ordered->position;
    if (!ordered->ascends)
      rank = terms.subtract(terms.subtract(ordered->extent, terms.constant(1)),
                            rank);
    found = sortedElement(terms, rank, variable, ordered->extent, row,
                          ordered->order);
  }
  return isNegated ? terms.negate(found) : found;
}

std::optional<Term> elementAtPosition(Terms &terms, const Value &operand,
                                      llvm::ArrayRef<Index> at) {
  for (size_t d = 0; d < at.size(); ++d)
    for (const Monomial &monomial :
         llvm::SmallVector<Monomial, 4>(terms.monomials(at[d])))
      if (monomial.factors.size() == 1 &&
          terms.atom(monomial.factors[0]).kind == AtomKind::Read)
        if (auto found = elementAtPosition(terms, operand, at, d, monomial))
          return found;
  return std::nullopt;
}

} // namespace tesela::prove
