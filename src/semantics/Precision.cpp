#include "semantics/Precision.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"

using namespace mlir;
using llvm::APFloat;
using llvm::APInt;

namespace tesela::semantics {

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

static bool dependsOnWidth(ScalarOp op) {
  return op == ScalarOp::Bitcast || op == ScalarOp::NextAfter ||
         op == ScalarOp::ReducePrecision || op == ScalarOp::InBounds;
}

static APInt doubledBits(const APInt &bits, Type type) {
  if (auto complex = dyn_cast<ComplexType>(type)) {
    Type part = complex.getElementType();
    APInt real = doubledBits(bits.trunc(bits.getBitWidth() / 2), part);
    APInt imaginary = doubledBits(
        bits.lshr(bits.getBitWidth() / 2).trunc(bits.getBitWidth() / 2), part);
    return imaginary.concat(real);
  }
  if (!type.isF32())
    return bits;
  APFloat value(APFloat::IEEEsingle(), bits);
  bool losesInfo = false;
  value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                &losesInfo);
  return value.bitcastToAPInt();
}

std::optional<ScalarBody> inDoublePrecision(const ScalarBody &body) {
  ScalarBody made = body;
  for (ScalarInstruction &instruction : made.instructions) {
    Type type = doubled(instruction.type);
    if (!type || dependsOnWidth(instruction.op))
      return std::nullopt;
    if (instruction.op == ScalarOp::Constant)
      instruction.constant =
          doubledBits(instruction.constant, instruction.type);
    instruction.type = type;
  }
  return made;
}

} // namespace tesela::semantics
