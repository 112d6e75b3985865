// Building scalar bodies.
#include "semantics/ScalarBody.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APSInt.h"

using namespace mlir;
using llvm::APFloat;
using llvm::APInt;

namespace tesela::semantics {

bool ScalarInstruction::operator==(const ScalarInstruction &other) const {
  return op == other.op && type == other.type && operands == other.operands &&
         index == other.index &&
         constant.getBitWidth() == other.constant.getBitWidth() &&
         constant == other.constant && direction == other.direction &&
         comparison == other.comparison && exponentBits == other.exponentBits &&
         mantissaBits == other.mantissaBits;
}

static unsigned append(ScalarBody &body, ScalarInstruction instruction) {
  body.instructions.push_back(std::move(instruction));
  return body.instructions.size() - 1;
}

static unsigned leaf(ScalarBody &body, ScalarOp op, unsigned index, Type type) {
  ScalarInstruction instruction;
  instruction.op = op;
  instruction.type = type;
  instruction.index = index;
  return append(body, std::move(instruction));
}

unsigned ScalarBody::input(unsigned index, Type type) {
  return leaf(*this, ScalarOp::Input, index, type);
}

unsigned ScalarBody::iterator(unsigned index, Type type) {
  return leaf(*this, ScalarOp::Iterator, index, type);
}

unsigned ScalarBody::inBounds(unsigned index, MLIRContext *context) {
  return leaf(*this, ScalarOp::InBounds, index, IntegerType::get(context, 1));
}

unsigned ScalarBody::constantBits(APInt bits, Type type) {
  ScalarInstruction instruction;
  instruction.op = ScalarOp::Constant;
  instruction.type = type;
  instruction.constant = std::move(bits);
  return append(*this, std::move(instruction));
}

unsigned ScalarBody::constant(double value, Type type) {
  return constantBits(semantics::constantBits(value, type), type);
}

unsigned ScalarBody::apply(ScalarOp op, Type type,
                           llvm::ArrayRef<unsigned> operands) {
  ScalarInstruction instruction;
  instruction.op = op;
  instruction.type = type;
  instruction.operands.assign(operands.begin(), operands.end());
  return append(*this, std::move(instruction));
}

unsigned ScalarBody::compare(CompareDirection direction, CompareType comparison,
                             unsigned lhs, unsigned rhs) {
  ScalarInstruction instruction;
  instruction.op = ScalarOp::Compare;
  instruction.type = IntegerType::get(typeOf(lhs).getContext(), 1);
  instruction.operands = {lhs, rhs};
  instruction.direction = direction;
  instruction.comparison = comparison;
  return append(*this, std::move(instruction));
}

unsigned ScalarBody::convert(unsigned value, Type type) {
  Type from = typeOf(value);
  if (from == type)
    return value;
  auto fromComplex = dyn_cast<ComplexType>(from);
  auto toComplex = dyn_cast<ComplexType>(type);
  if (!fromComplex && !toComplex)
    return apply(ScalarOp::Convert, type, {value});
  Type part = toComplex ? toComplex.getElementType() : type;
  unsigned real = value;
  if (fromComplex)
    real = apply(ScalarOp::Real, fromComplex.getElementType(), {value});
  real = convert(real, part);
  if (!toComplex)
    return real;
  unsigned imaginary = 0;
  if (fromComplex)
    imaginary = convert(
        apply(ScalarOp::Imag, fromComplex.getElementType(), {value}), part);
  else
    imaginary = constant(0.0, part);
  return apply(ScalarOp::Complex, type, {real, imaginary});
}

llvm::SmallVector<unsigned, 2>
ScalarBody::inlineBody(const ScalarBody &other,
                       llvm::ArrayRef<unsigned> arguments) {
  std::vector<unsigned> numbers;
  numbers.reserve(other.instructions.size());
  for (const ScalarInstruction &instruction : other.instructions) {
    if (instruction.op == ScalarOp::Input) {
      numbers.push_back(arguments[instruction.index]);
      continue;
    }
    ScalarInstruction copy = instruction;
    for (unsigned &operand : copy.operands)
      operand = numbers[operand];
    numbers.push_back(append(*this, std::move(copy)));
  }
  llvm::SmallVector<unsigned, 2> inlined;
  for (unsigned result : other.results)
    inlined.push_back(numbers[result]);
  return inlined;
}

unsigned bitWidth(Type type) {
  if (auto complex = dyn_cast<ComplexType>(type))
    return 2 * bitWidth(complex.getElementType());
  return type.getIntOrFloatBitWidth();
}

static APInt floatBits(double value, const llvm::fltSemantics &semantics) {
  APFloat number(value);
  bool losesInfo = false;
  // f8E8M0FNU holds powers of two only: no zero, no sign.
  if (&semantics == &APFloat::Float8E8M0FNU() && !(value > 0))
    return APFloat::getNaN(semantics).bitcastToAPInt();
  number.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
  return number.bitcastToAPInt();
}

APInt constantBits(double value, Type type) {
  if (auto complex = dyn_cast<ComplexType>(type)) {
    APInt real = constantBits(value, complex.getElementType());
    return real.zext(2 * real.getBitWidth());
  }
  if (auto floating = dyn_cast<FloatType>(type))
    return floatBits(value, floating.getFloatSemantics());
  unsigned width = type.getIntOrFloatBitWidth();
  if (width == 1)
    return APInt(1, value != 0);
  llvm::APSInt integer(width, /*isUnsigned=*/type.isUnsignedInteger());
  bool exact = false;
  APFloat(value).convertToInteger(integer, APFloat::rmTowardZero, &exact);
  return integer;
}

unsigned operandCount(ScalarOp op) {
  if (op < ScalarOp::Abs)
    return 0;
  if (op < ScalarOp::Add)
    return 1;
  return op < ScalarOp::Select ? 2 : 3;
}

} // namespace tesela::semantics
