// Scalar bodies as text.
#include "semantics/ScalarBody.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace tesela::semantics {

// In the order of ScalarOp.
static constexpr llvm::StringLiteral opNames[] = {"input",
                                                  "constant",
                                                  "iterator",
                                                  "in-bounds",
                                                  "abs",
                                                  "cbrt",
                                                  "ceil",
                                                  "convert",
                                                  "count_leading_zeros",
                                                  "cosine",
                                                  "exponential",
                                                  "exponential_minus_one",
                                                  "floor",
                                                  "imag",
                                                  "is_finite",
                                                  "log",
                                                  "log_plus_one",
                                                  "logistic",
                                                  "negate",
                                                  "not",
                                                  "popcnt",
                                                  "real",
                                                  "reduce_precision",
                                                  "round_nearest_afz",
                                                  "round_nearest_even",
                                                  "rsqrt",
                                                  "sign",
                                                  "sine",
                                                  "sqrt",
                                                  "tan",
                                                  "tanh",
                                                  "bitcast",
                                                  "erf",
                                                  "erfc",
                                                  "asin",
                                                  "acos",
                                                  "atan",
                                                  "sinh",
                                                  "cosh",
                                                  "asinh",
                                                  "acosh",
                                                  "atanh",
                                                  "add",
                                                  "and",
                                                  "atan2",
                                                  "complex",
                                                  "divide",
                                                  "maximum",
                                                  "minimum",
                                                  "multiply",
                                                  "or",
                                                  "power",
                                                  "remainder",
                                                  "shift_left",
                                                  "shift_right_arithmetic",
                                                  "shift_right_logical",
                                                  "subtract",
                                                  "xor",
                                                  "compare",
                                                  "next_after",
                                                  "multiply_high",
                                                  "select",
                                                  "fused_multiply_add"};
static_assert(std::size(opNames) == unsigned(ScalarOp::FusedMultiplyAdd) + 1);

llvm::StringRef name(ScalarOp op) { return opNames[unsigned(op)]; }

llvm::StringRef name(CompareDirection direction) {
  static constexpr llvm::StringLiteral names[] = {"EQ", "NE", "GE",
                                                  "GT", "LE", "LT"};
  return names[unsigned(direction)];
}

llvm::StringRef name(CompareType comparison) {
  static constexpr llvm::StringLiteral names[] = {"FLOAT", "TOTALORDER",
                                                  "SIGNED", "UNSIGNED"};
  return names[unsigned(comparison)];
}

static void printConstant(const llvm::APInt &bits, Type type,
                          llvm::raw_ostream &out) {
  if (auto complex = dyn_cast<ComplexType>(type)) {
    unsigned width = bitWidth(complex.getElementType());
    out << "(";
    printConstant(bits.trunc(width), complex.getElementType(), out);
    out << ", ";
    printConstant(bits.lshr(width).trunc(width), complex.getElementType(), out);
    out << ")";
    return;
  }
  llvm::SmallString<32> text;
  if (auto floating = dyn_cast<FloatType>(type))
    llvm::APFloat(floating.getFloatSemantics(), bits).toString(text);
  else
    bits.toString(text, 10,
                  /*Signed=*/!type.isUnsignedInteger() && !type.isInteger(1));
  out << text;
}

static void printInstruction(const ScalarInstruction &instruction,
                             llvm::raw_ostream &out) {
  out << name(instruction.op);
  switch (instruction.op) {
  case ScalarOp::Input:
  case ScalarOp::Iterator:
  case ScalarOp::InBounds:
    out << " " << instruction.index;
    break;
  case ScalarOp::Constant:
    out << " ";
    printConstant(instruction.constant, instruction.type, out);
    break;
  case ScalarOp::Compare:
    out << " " << name(instruction.direction) << " "
        << name(instruction.comparison);
    break;
  case ScalarOp::ReducePrecision:
    out << " e" << instruction.exponentBits << "m" << instruction.mantissaBits;
    break;
  default:
    break;
  }
  llvm::interleave(
      instruction.operands, [&](unsigned operand) { out << " %" << operand; },
      [&] { out << ","; });
  out << " : " << instruction.type << "\n";
}

void ScalarBody::print(llvm::raw_ostream &out) const {
  for (auto [number, instruction] : llvm::enumerate(instructions)) {
    out << "  %" << number << " = ";
    printInstruction(instruction, out);
  }
  out << "  yield";
  llvm::interleave(
      results, [&](unsigned result) { out << " %" << result; },
      [&] { out << ","; });
  out << "\n";
}

} // namespace tesela::semantics
