#include "prove/FloatingPoint.h"
#include "prove/Z3.h"

#include "llvm/ADT/STLExtras.h"

namespace tesela::prove {

namespace {

constexpr unsigned questionLimit = 6, samples = 600, stepLimit = 200;
// Two products of f32, or four of bf16 and f16 with some sums.
constexpr unsigned difficultyLimit = 1400;

/// A program in Z3's theory of floating point.
class Encoder {
public:
  Encoder(z3::context &z3, const FloatProgram &program)
      : z3(z3), rounding(z3, Z3_mk_fpa_rne(z3)) {
    for (const FloatInstruction &instruction : program.instructions)
      values.push_back(encode(instruction));
  }
  const z3::expr &operator[](unsigned number) const { return values[number]; }

private:
  z3::expr encode(const FloatInstruction &instruction);
  z3::expr maximum(const z3::expr &a, const z3::expr &b);
  z3::expr constant(const llvm::APFloat &value, Z3_sort sort);
  z3::sort sortOf(ElementType type) {
    const llvm::fltSemantics &semantics = *semanticsOf(type);
    unsigned precision = llvm::APFloat::semanticsPrecision(semantics);
    return z3::sort(z3,
                    Z3_mk_fpa_sort(z3, bitWidth(type) - precision, precision));
  }
  z3::expr made(Z3_ast ast) { return z3::expr(z3, ast); }

  z3::context &z3;
  z3::expr rounding;
  std::vector<z3::expr> values;
};

z3::expr Encoder::constant(const llvm::APFloat &value, Z3_sort sort) {
  llvm::APInt bits = value.bitcastToAPInt();
  z3::expr vector =
      z3.bv_val(uint64_t(bits.getZExtValue()), bits.getBitWidth());
  return made(Z3_mk_fpa_to_fp_bv(z3, vector, sort));
}

z3::expr Encoder::maximum(const z3::expr &a, const z3::expr &b) {
  z3::expr greater = made(Z3_mk_fpa_gt(z3, a, b));
  z3::expr same = made(Z3_mk_fpa_eq(z3, a, b));
  z3::expr negative = made(Z3_mk_fpa_is_negative(z3, a));
  // Of the two zeros the positive one.
  // Where b is NaN neither comparison holds, and b is taken.
  z3::expr first =
      made(Z3_mk_fpa_is_nan(z3, a)) || greater || (same && !negative);
  return z3::ite(first, a, b);
}

z3::expr Encoder::encode(const FloatInstruction &instruction) {
  z3::sort sort = sortOf(instruction.type);
  auto operand = [&](unsigned i) -> const z3::expr & {
    return values[instruction.operands[i]];
  };
  switch (instruction.op) {
  case FloatOp::Leaf: {
    std::string name = "l" + std::to_string(instruction.leaf);
    return z3.constant(name.c_str(), sort);
  }
  case FloatOp::Constant:
    return constant(instruction.constant, sort);
  case FloatOp::Negate:
    return made(Z3_mk_fpa_neg(z3, operand(0)));
  case FloatOp::Add:
    return made(Z3_mk_fpa_add(z3, rounding, operand(0), operand(1)));
  case FloatOp::Multiply:
    return made(Z3_mk_fpa_mul(z3, rounding, operand(0), operand(1)));
  case FloatOp::Divide:
    return made(Z3_mk_fpa_div(z3, rounding, operand(0), operand(1)));
  case FloatOp::Maximum:
    return maximum(operand(0), operand(1));
  case FloatOp::SquareRoot:
    return made(Z3_mk_fpa_sqrt(z3, rounding, operand(0)));
  case FloatOp::FusedMultiplyAdd:
    return made(
        Z3_mk_fpa_fma(z3, rounding, operand(0), operand(1), operand(2)));
  case FloatOp::Convert:
    return made(Z3_mk_fpa_to_fp_float(z3, rounding, operand(0), sort));
  }
  return made(Z3_mk_fpa_nan(z3, sort));
}

/// Unsat exactly when the two instructions give the same bits, all NaN being
/// one.
bool proved(const FloatProgram &program, unsigned a, unsigned b,
            unsigned resources) {
  try {
    z3::context z3;
    Encoder encoder(z3, program);
    z3::solver solver(z3);
    z3::params parameters(z3);
    parameters.set("rlimit", resources);
    solver.set(parameters);
    solver.add(!z3::expr(z3, Z3_mk_eq(z3, encoder[a], encoder[b])));
    return solver.check() == z3::unsat;
  } catch (const z3::exception &) {
    return false;
  }
}

} // namespace

/// By samples, all values of one 16-bit element, part by part, and last by Z3.
FloatAnswer FloatingPoint::decide(Term a, Term b, const Scope &scope) {
  FloatProgram program(terms, structural, scope);
  unsigned x = program.add(a), y = program.add(b);
  bool usable = isFloat(terms.type(a)) && program.usable();
  if (usable && x == y)
    return {.equal = true};
  bool exhaustive = false;
  if (usable) {
    std::string difference = program.sample(x, y, samples, exhaustive);
    if (!difference.empty() && program.leavesAreIndependent())
      return {.difference = difference};
    if (difference.empty() && exhaustive)
      return {.equal = true};
    usable = difference.empty();
    if (usable && program.equalInEveryOrder(x, y))
      return {.equal = true};
  }
  if (sameParts(terms.node(a), terms.node(b), scope))
    return {.equal = true};
  // A value that only one side depends on would have shown.
  if (!usable || program.leavesOf(x) != program.leavesOf(y) ||
      program.difficulty(x, y) > difficultyLimit || ++questions > questionLimit)
    return {};
  return {.equal = proved(program, x, y, resources)};
}

/// Are all operands equal, bit by bit, and the operation the same?
bool FloatingPoint::sameParts(const TermNode &left, const TermNode &right,
                              const Scope &scope) {
  if (left.kind != right.kind || left.type != right.type ||
      left.name != right.name || !(left.value == right.value) ||
      left.guard != right.guard || left.indices != right.indices ||
      left.operands.empty() || left.operands.size() != right.operands.size())
    return false;
  auto pairwise = [&](unsigned first, unsigned second) {
    return equal(left.operands[0], right.operands[first], scope).equal &&
           equal(left.operands[1], right.operands[second], scope).equal;
  };
  bool commutes = left.kind == TermKind::Add ||
                  left.kind == TermKind::Multiply ||
                  left.kind == TermKind::Maximum;
  if (commutes)
    return pairwise(0, 1) || pairwise(1, 0);
  return llvm::all_of(
      llvm::zip(left.operands, right.operands), [&](const auto &pair) {
        return equal(std::get<0>(pair), std::get<1>(pair), scope).equal;
      });
}

FloatAnswer FloatingPoint::equal(Term a, Term b, const Scope &scope) {
  if (structural.equal(a, b, scope))
    return {.equal = true};
  const TermNode &left = terms.node(a), &right = terms.node(b);
  if (left.type != right.type || ++steps > stepLimit)
    return {};
  if (left.kind != TermKind::Reduce || right.kind != TermKind::Reduce)
    return decide(a, b, scope);
  if (left.reduction != right.reduction ||
      !scope.context.equal(left.indices[0], right.indices[0]))
    return {};
  Index variable = terms.index(polynomials.local(scope.level));
  Guard range = terms.inRange(variable, left.indices[0]);
  // What tells two bodies apart need not tell the sums apart.
  return {.equal = equal(terms.open(a, variable), terms.open(b, variable),
                         scope.below(1, range))
                       .equal};
}

} // namespace tesela::prove
