#include "semantics/Precision.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"

using namespace mlir;
using llvm::APFloat;
using llvm::APInt;

namespace tesela::semantics {

using Widening = Type (*)(Type);

// f64 for f32, i1 for itself, null for all else.
static Type doubled(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type)) {
    Type part = doubled(complex.getElementType());
    return part ? ComplexType::get(part) : Type();
  }
  if (type.isF32())
    return Float64Type::get(type.getContext());
  return type.isInteger(1) ? type : Type();
}

// f32 for it and all narrower floats, i1 for itself, null for all else.
static Type single(Type type) {
  if (isa<FloatType>(type) && type.getIntOrFloatBitWidth() <= 32)
    return Float32Type::get(type.getContext());
  return type.isInteger(1) ? type : Type();
}

static bool dependsOnWidth(ScalarOp op) {
  return op == ScalarOp::Bitcast || op == ScalarOp::NextAfter ||
         op == ScalarOp::ReducePrecision || op == ScalarOp::InBounds;
}

static APInt widened(const APInt &bits, Type from, Type to) {
  if (auto complex = dyn_cast<ComplexType>(from)) {
    Type part = complex.getElementType();
    Type wide = cast<ComplexType>(to).getElementType();
    unsigned half = bits.getBitWidth() / 2;
    APInt real = widened(bits.trunc(half), part, wide);
    APInt imaginary = widened(bits.lshr(half).trunc(half), part, wide);
    return imaginary.concat(real);
  }
  if (from == to)
    return bits;
  APFloat value(cast<FloatType>(from).getFloatSemantics(), bits);
  bool losesInfo = false;
  value.convert(cast<FloatType>(to).getFloatSemantics(),
                APFloat::rmNearestTiesToEven, &losesInfo);
  return value.bitcastToAPInt();
}

static std::optional<ScalarBody> inPrecision(const ScalarBody &body,
                                             Widening wide) {
  ScalarBody made = body;
  for (ScalarInstruction &instruction : made.instructions) {
    Type type = wide(instruction.type);
    if (!type || dependsOnWidth(instruction.op))
      return std::nullopt;
    if (instruction.op == ScalarOp::Constant)
      instruction.constant =
          widened(instruction.constant, instruction.type, type);
    instruction.type = type;
  }
  return made;
}

std::optional<ScalarBody> inDoublePrecision(const ScalarBody &body) {
  return inPrecision(body, doubled);
}

std::optional<ScalarBody> inSinglePrecision(const ScalarBody &body) {
  return inPrecision(body, single);
}

} // namespace tesela::semantics
