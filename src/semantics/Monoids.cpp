// Combiners that are one of the known monoids, and their neutral elements.
#include "semantics/Granular.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"

using namespace mlir;
using llvm::APFloat;
using llvm::APInt;

namespace tesela::semantics {

static Monoid monoidOf(ScalarOp op, Type type) {
  bool isBool = type.isInteger(1);
  switch (op) {
  case ScalarOp::Add:
    return isBool ? Monoid::Or : Monoid::Sum;
  case ScalarOp::Multiply:
    return isBool ? Monoid::And : Monoid::Product;
  case ScalarOp::Maximum:
    return isBool ? Monoid::Or : Monoid::Maximum;
  case ScalarOp::Minimum:
    return isBool ? Monoid::And : Monoid::Minimum;
  case ScalarOp::And:
    return Monoid::And;
  case ScalarOp::Or:
    return Monoid::Or;
  case ScalarOp::Xor:
    return Monoid::Xor;
  default:
    return Monoid::General;
  }
}

Monoid recognizeMonoid(const ScalarBody &body, unsigned i) {
  unsigned count = body.results.size();
  auto isInput = [&](unsigned value, unsigned index) {
    const ScalarInstruction &instruction = body.instructions[value];
    return instruction.op == ScalarOp::Input && instruction.index == index;
  };
  unsigned result = body.results[i];
  if (isInput(result, i))
    return Monoid::First;
  if (isInput(result, count + i))
    return Monoid::Last;
  const ScalarInstruction &last = body.instructions[result];
  if (last.operands.size() != 2)
    return Monoid::General;
  unsigned a = last.operands[0], b = last.operands[1];
  bool ofInputs = (isInput(a, i) && isInput(b, count + i)) ||
                  (isInput(b, i) && isInput(a, count + i));
  return ofInputs ? monoidOf(last.op, last.type) : Monoid::General;
}

Monoid recognizeMonoid(const ScalarBody &combiner) {
  unsigned count = combiner.results.size();
  if (count == 0)
    return Monoid::General;
  Monoid monoid = recognizeMonoid(combiner, 0);
  for (unsigned i = 1; i < count; ++i)
    if (recognizeMonoid(combiner, i) != monoid)
      return Monoid::General;
  return monoid;
}

/// The greatest or the least value of a type, infinities where it has them.
static std::optional<APInt> extreme(Type type, bool greatest) {
  if (auto floating = dyn_cast<FloatType>(type)) {
    const llvm::fltSemantics &semantics = floating.getFloatSemantics();
    APFloat value = APFloat::semanticsHasInf(semantics)
                        ? APFloat::getInf(semantics, !greatest)
                        : APFloat::getLargest(semantics, !greatest);
    return value.bitcastToAPInt();
  }
  if (!isa<IntegerType>(type))
    return std::nullopt;
  unsigned width = bitWidth(type);
  if (type.isUnsignedInteger())
    return greatest ? APInt::getMaxValue(width) : APInt::getMinValue(width);
  return greatest ? APInt::getSignedMaxValue(width)
                  : APInt::getSignedMinValue(width);
}

std::optional<APInt> identity(Monoid monoid, Type type) {
  switch (monoid) {
  case Monoid::Sum:
    if (auto complex = dyn_cast<ComplexType>(type)) {
      APInt part = constantBits(-0.0, complex.getElementType());
      unsigned width = 2 * part.getBitWidth();
      return part.zext(width) | part.zext(width).shl(part.getBitWidth());
    }
    return constantBits(isa<FloatType>(type) ? -0.0 : 0.0, type);
  case Monoid::Product:
    return constantBits(1, type);
  case Monoid::Maximum:
    return extreme(type, /*greatest=*/false);
  case Monoid::Minimum:
    return extreme(type, /*greatest=*/true);
  case Monoid::And:
    return APInt::getAllOnes(bitWidth(type));
  case Monoid::Or:
  case Monoid::Xor:
    return APInt::getZero(bitWidth(type));
  case Monoid::First:
  case Monoid::Last:
  case Monoid::General:
    return std::nullopt;
  }
}

llvm::StringRef name(Monoid monoid) {
  static constexpr llvm::StringLiteral names[] = {
      "sum", "product", "maximum", "minimum", "and",
      "or",  "xor",     "first",   "last",    "general"};
  return names[unsigned(monoid)];
}

} // namespace tesela::semantics
