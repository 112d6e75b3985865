#include "prove/Definedness.h"

#include "llvm/ADT/STLExtras.h"

namespace tesela::prove {

/// Real functions of all reals.
static bool isTotal(llvm::StringRef name) {
  static constexpr llvm::StringLiteral total[] = {"tanh",
                                                  "erf",
                                                  "erfc",
                                                  "sine",
                                                  "cosine",
                                                  "logistic",
                                                  "abs",
                                                  "sign",
                                                  "atan",
                                                  "exponential_minus_one",
                                                  "sinh",
                                                  "cosh",
                                                  "asinh",
                                                  "cbrt",
                                                  "floor",
                                                  "ceil",
                                                  "convert",
                                                  "picked",
                                                  "fused_multiply_add"};
  return llvm::is_contained(total, name);
}

uint8_t Definedness::of(Term term, const Scope &scope) {
  auto [entry, isNew] =
      known.try_emplace({term.id, scope.context.id()}, Undefined);
  if (!isNew)
    return entry->second;
  uint8_t result = compute(term, scope);
  return known[{term.id, scope.context.id()}] = result;
}

uint8_t Definedness::compute(Term term, const Scope &scope) {
  const TermNode &node = terms.node(term);
  auto operand = [&](unsigned i) { return of(node.operands[i], scope); };
  switch (node.kind) {
  case TermKind::Read:
  case TermKind::Constant:
  case TermKind::FromIndex:
    return Number;
  case TermKind::NegativeInfinity:
    return MinusInfinity;
  case TermKind::PositiveInfinity:
  case TermKind::NotANumber:
    return Undefined;
  case TermKind::Add: // -inf + -inf = -inf
    return operand(0) == Number && operand(1) == Number
               ? Number
               : uint8_t(operand(0) | operand(1));
  case TermKind::Multiply:
    return operand(0) == Number && operand(1) == Number ? Number : Undefined;
  case TermKind::Negate:
    return operand(0) == Number ? Number : Undefined;
  case TermKind::Maximum: {
    uint8_t a = operand(0), b = operand(1);
    if ((a | b) & Undefined)
      return Undefined;
    return a == Number || b == Number ? Number : uint8_t(a | b);
  }
  case TermKind::Power:
    return ofPower(node, scope);
  case TermKind::Exponential: // exp(-inf) = 0
    return operand(0) & Undefined ? Undefined : Number;
  case TermKind::Function:
    return ofFunction(node, scope);
  case TermKind::Select: {
    if (!defined(node.guard, scope))
      return Undefined;
    uint8_t result = 0;
    for (bool holds : {true, false}) {
      Scope inside = scope.with(holds ? node.guard : terms.negate(node.guard));
      if (!inside.context.contradictory())
        result |= of(node.operands[holds ? 0 : 1], inside);
    }
    return result == 0 ? uint8_t(Undefined) : result;
  }
  case TermKind::Reduce:
    return ofReduction(term, scope);
  }
  return Undefined;
}

uint8_t Definedness::ofPower(const TermNode &node, const Scope &scope) {
  if (of(node.operands[0], scope) != Number)
    return Undefined;
  uint8_t wrong = node.value.isInteger() ? 0 : Negative;
  if (node.value < Rational(0))
    wrong |= Zero;
  return signs.of(node.operands[0], scope) & wrong ? Undefined : Number;
}

uint8_t Definedness::ofFunction(const TermNode &node, const Scope &scope) {
  bool numbers = llvm::all_of(node.operands, [&](Term operand) {
    return of(operand, scope) == Number;
  });
  if (!numbers)
    return node.name == "picked" ? of(node.operands[0], scope)
                                 : uint8_t(Undefined);
  bool floats =
      isFloat(node.type) || llvm::any_of(node.operands, [&](Term operand) {
        return isFloat(terms.type(operand));
      });
  if (!floats || isTotal(node.name) || comparisonNamed(node.name))
    return Number;
  if (node.name == "log")
    return signs.of(node.operands[0], scope) == Positive ? Number : Undefined;
  return Undefined;
}

uint8_t Definedness::ofReduction(Term term, const Scope &scope) {
  const TermNode &node = terms.node(term);
  Index variable = terms.index(polynomials.local(scope.level));
  Guard range = terms.inRange(variable, node.indices[0]);
  Term opened = terms.open(term, variable);
  uint8_t body = of(opened, scope.below(1, range));
  if (node.reduction != Reduction::Maximum || !isFloat(node.type))
    return body == Number ? Number : Undefined;
  // Rows that are masked all over are outside of what is proved.
  bool filled =
      scope.context.implies(terms.atMost(terms.constant(1), node.indices[0]));
  if ((body & Undefined) || !filled)
    return Undefined;
  return body & Number ? Number : MinusInfinity;
}

/// Does what is compared in `guard` have values?
bool Definedness::defined(Guard guard, const Scope &scope) {
  const GuardNode &node = terms.node(guard);
  if (node.kind == GuardKind::Truth)
    return of(node.term, scope) == Number;
  return llvm::all_of(node.parts,
                      [&](Guard part) { return defined(part, scope); });
}

} // namespace tesela::prove
