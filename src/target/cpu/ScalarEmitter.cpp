#include "target/cpu/ScalarEmitter.h"

#include "ir/ElementTypes.h"
#include "target/cpu/FloatFormat.h"
#include "target/cpu/ScalarOperations.h"

#include "llvm/IR/IRBuilder.h"

namespace tesela::cpu {

using namespace llvm;
using semantics::ScalarBody;
using semantics::ScalarInstruction;
using semantics::ScalarOp;

ElementType elementTypeOf(mlir::Type type) {
  auto element = ir::elementType(type);
  assert(element && "bodies hold element types only");
  return *element;
}

/// The float type of a complex type's parts.
static ElementType partOf(ElementType type) {
  if (type == ElementType::C64)
    return ElementType::F32;
  return type == ElementType::C128 ? ElementType::F64 : type;
}

ScalarEmitter::ScalarEmitter(IRBuilderBase &builder,
                             const Capabilities &capabilities, unsigned lanes)
    : builder(builder), capabilities(capabilities), lanes(lanes) {}

ScalarEmitter ScalarEmitter::withLanes(unsigned count) const {
  return ScalarEmitter(builder, capabilities, count);
}

static Type *shaped(Type *scalar, unsigned lanes) {
  return lanes == 1 ? scalar : FixedVectorType::get(scalar, lanes);
}

Type *ScalarEmitter::registerType(ElementType type) const {
  ElementType part = partOf(type);
  if (part == ElementType::F64)
    return shaped(builder.getDoubleTy(), lanes);
  if (isFloat(part))
    return shaped(builder.getFloatTy(), lanes);
  return shaped(builder.getIntNTy(bitWidth(part)), lanes);
}

Type *ScalarEmitter::memoryType(ElementType type) const {
  ElementType part = partOf(type);
  if (part == ElementType::F32 || part == ElementType::F64)
    return registerType(part);
  return shaped(builder.getIntNTy(8 * byteSize(part)), lanes);
}

//===- Instructions --------------------------------------------------------===

/// Operators whose result is a value of the narrow type whenever the operands
/// are, so that no rounding is needed.
static bool isExact(ScalarOp op) {
  switch (op) {
  case ScalarOp::Abs:
  case ScalarOp::Ceil:
  case ScalarOp::Floor:
  case ScalarOp::Imag:
  case ScalarOp::IsFinite:
  case ScalarOp::Maximum:
  case ScalarOp::Minimum:
  case ScalarOp::Negate:
  case ScalarOp::Real:
  case ScalarOp::Remainder:
  case ScalarOp::RoundNearestAfz:
  case ScalarOp::RoundNearestEven:
  case ScalarOp::Sign:
  case ScalarOp::NextAfter:
  case ScalarOp::ReducePrecision:
    return true;
  default:
    return false;
  }
}

/// f16, bf16 and f8E5M2 and f8E4M3 represent all that exact operators make;
/// formats without -0 or without a sign do not, nor does f8E3M4, whose largest
/// values are no integers: 15.5 rounds up to what is infinity there.
static bool isClosed(ElementType type) {
  auto format = floatFormat(type);
  return format && format->infinities &&
         format->bias >= static_cast<int>(format->mantissaBits);
}

static Value *floatInstruction(VectorCode &code, const ScalarInstruction &what,
                               ElementType type, Operands operands) {
  if (what.op == ScalarOp::NextAfter)
    return nextAfter(code, type, operands[0], operands[1]);
  if (what.op == ScalarOp::ReducePrecision)
    return reducePrecision(code, type, operands[0], what.exponentBits,
                           what.mantissaBits);
  // f8E8M0FNU has exponents that underflow in f32; and a narrow type's product
  // and sum round once when made odd in f64.
  bool widens = type == ElementType::F8E8M0FNU ||
                (what.op == ScalarOp::FusedMultiplyAdd && isNarrowFloat(type));
  if (!widens || what.op == ScalarOp::IsFinite)
    return floatOperation(code, what.op, operands);
  SmallVector<Value *, 3> wide;
  for (Value *operand : operands)
    wide.push_back(code.b.CreateFPExt(operand, code.doubleType(operand)));
  return roundToOdd(code, floatOperation(code, what.op, wide));
}

Element ScalarEmitter::apply(const ScalarInstruction &instruction,
                             mlir::Type operandType,
                             ArrayRef<Element> operands) {
  VectorCode code(builder, capabilities);
  ElementType result = elementTypeOf(instruction.type);
  ElementType type = elementTypeOf(operandType);
  switch (instruction.op) {
  case ScalarOp::Convert:
    return convert(operands[0], type, result);
  case ScalarOp::Select:
    return select(operands[0].real, operands[1], operands[2]);
  case ScalarOp::Complex:
    return {operands[0].real, operands[1].real};
  case ScalarOp::Compare:
    return {compareValues(code, instruction, type, operands[0], operands[1])};
  case ScalarOp::Bitcast:
    return {ofBits(code, result, toBits(code, type, operands[0].real))};
  default:
    break;
  }
  if (isComplex(type))
    return complexOperation(code, instruction.op, operands);
  SmallVector<Value *, 3> values;
  for (const Element &operand : operands)
    values.push_back(operand.real);
  if (!isFloat(type))
    return {integerOperation(code, instruction.op, type, values)};
  Value *value = floatInstruction(code, instruction, type, values);
  bool rounds = value && isNarrowFloat(type) &&
                instruction.op != ScalarOp::IsFinite &&
                instruction.op != ScalarOp::ReducePrecision && // rounds itself
                !(isExact(instruction.op) && isClosed(type));
  return {rounds ? roundTo(code, type, value) : value};
}

Element ScalarEmitter::convert(Element value, ElementType from,
                               ElementType to) {
  VectorCode code(builder, capabilities);
  ElementType source = partOf(from), target = partOf(to);
  Element result{convertReal(code, value.real, source, target)};
  if (isComplex(to))
    result.imaginary = isComplex(from)
                           ? convertReal(code, value.imaginary, source, target)
                           : Constant::getNullValue(registerType(to));
  return result;
}

static Element emitLeaf(ScalarEmitter &emitter, const ScalarInstruction &leaf,
                        ArrayRef<Element> inputs,
                        ArrayRef<IteratorValue> iterators,
                        ArrayRef<Value *> inBounds) {
  ElementType type = elementTypeOf(leaf.type);
  switch (leaf.op) {
  case ScalarOp::Input:
    return inputs[leaf.index];
  case ScalarOp::Constant:
    return emitter.constant(type, leaf.constant);
  case ScalarOp::Iterator: {
    Value *index = emitter.indicesOf(iterators[leaf.index]);
    return emitter.convert({index}, ElementType::S64, type);
  }
  default: { // InBounds
    Value *mask = leaf.index < inBounds.size() ? inBounds[leaf.index] : nullptr;
    return {mask ? mask
                 : ConstantInt::get(emitter.registerType(ElementType::I1), 1)};
  }
  }
}

SmallVector<Element, 2> ScalarEmitter::emit(const ScalarBody &body,
                                            ArrayRef<Element> inputs,
                                            ArrayRef<IteratorValue> iterators,
                                            ArrayRef<Value *> inBounds) {
  std::vector<Element> values;
  values.reserve(body.instructions.size());
  for (const ScalarInstruction &instruction : body.instructions) {
    if (instruction.operands.empty()) {
      values.push_back(
          emitLeaf(*this, instruction, inputs, iterators, inBounds));
      continue;
    }
    SmallVector<Element, 3> operands;
    for (unsigned operand : instruction.operands)
      operands.push_back(values[operand]);
    // A select's operands differ in type from its first one, the mask.
    mlir::Type type = body.typeOf(instruction.operands.front());
    values.push_back(apply(instruction, type, operands));
  }
  SmallVector<Element, 2> results;
  for (unsigned result : body.results)
    results.push_back(values[result]);
  return results;
}

//===- Lanes ---------------------------------------------------------------===

Element ScalarEmitter::constant(ElementType type, const APInt &bits) {
  if (isComplex(type)) {
    unsigned half = bits.getBitWidth() / 2;
    ElementType part = partOf(type);
    return {constant(part, bits.trunc(half)).real,
            constant(part, bits.lshr(half).trunc(half)).real};
  }
  Type *scalar = registerType(type)->getScalarType();
  Constant *value;
  if (isNarrowFloat(type)) {
    VectorCode code(builder, capabilities);
    unsigned width = bitWidth(type) <= 8 ? 8 : 16;
    value = cast<Constant>(
        decode(code, type, builder.getInt(bits.zextOrTrunc(width))));
  } else if (isFloat(type)) {
    auto &semantics = type == ElementType::F32 ? APFloat::IEEEsingle()
                                               : APFloat::IEEEdouble();
    value = ConstantFP::get(scalar, APFloat(semantics, bits));
  } else {
    value = ConstantInt::get(scalar, bits.zextOrTrunc(bitWidth(type)));
  }
  return broadcast({value});
}

Element ScalarEmitter::zero(ElementType type) {
  Constant *null = Constant::getNullValue(registerType(type));
  return {null, isComplex(type) ? null : nullptr};
}

Element ScalarEmitter::broadcast(Element scalar) {
  if (lanes == 1)
    return scalar;
  auto splat = [&](Value *value) {
    return value ? builder.CreateVectorSplat(lanes, value) : nullptr;
  };
  return {splat(scalar.real), splat(scalar.imaginary)};
}

Element ScalarEmitter::extract(Element value, unsigned lane) {
  if (lanes == 1)
    return value;
  auto element = [&](Value *vector) {
    return vector ? builder.CreateExtractElement(vector, lane) : nullptr;
  };
  return {element(value.real), element(value.imaginary)};
}

Element ScalarEmitter::select(Value *mask, Element then, Element otherwise) {
  Element result{builder.CreateSelect(mask, then.real, otherwise.real)};
  if (then.imaginary)
    result.imaginary =
        builder.CreateSelect(mask, then.imaginary, otherwise.imaginary);
  return result;
}

/// <0, 1, 2, ...> times stride, in the integer type `scalar`.
static Constant *steps(Type *scalar, unsigned lanes, int64_t stride) {
  SmallVector<Constant *> values;
  for (unsigned lane = 0; lane < lanes; ++lane)
    values.push_back(ConstantInt::get(scalar, lane * stride, /*signed=*/true));
  return ConstantVector::get(values);
}

Value *ScalarEmitter::laneMask(Value *count) {
  if (lanes == 1)
    return builder.CreateICmpSGT(count, builder.getInt64(0));
  Value *atLeast = builder.CreateBinaryIntrinsic(Intrinsic::smax, count,
                                                 builder.getInt64(0));
  Value *capped = builder.CreateBinaryIntrinsic(Intrinsic::smin, atLeast,
                                                builder.getInt64(lanes));
  // Few bits make a short compare: lanes of bytes are enough up to 64.
  Type *scalar = builder.getInt8Ty();
  Value *limit = builder.CreateTrunc(capped, scalar);
  return builder.CreateICmpULT(steps(scalar, lanes, 1),
                               builder.CreateVectorSplat(lanes, limit));
}

Value *ScalarEmitter::laneIndices(Value *base, int64_t stride) {
  if (lanes == 1)
    return base;
  Value *start = builder.CreateVectorSplat(lanes, base);
  if (stride == 0)
    return start;
  return builder.CreateAdd(start, steps(builder.getInt64Ty(), lanes, stride));
}

Value *ScalarEmitter::indicesOf(const IteratorValue &iterator) {
  return iterator.perLane ? iterator.perLane
                          : laneIndices(iterator.base, iterator.laneStride);
}

SmallVector<Element, 2>
ScalarEmitter::reduceLanes(const ScalarBody &combiner,
                           ArrayRef<Element> accumulators) {
  VectorCode code(builder, capabilities);
  SmallVector<Element, 2> values(accumulators);
  for (unsigned count = lanes; count > 1; count /= 2) {
    unsigned half = count / 2;
    auto part = [&](Value *value, unsigned first) -> Value * {
      if (!value)
        return nullptr;
      return half == 1 ? builder.CreateExtractElement(value, uint64_t(first))
                       : code.slice(value, first, half);
    };
    SmallVector<Element, 4> inputs;
    for (unsigned first : {0u, half})
      for (const Element &value : values)
        inputs.push_back(
            {part(value.real, first), part(value.imaginary, first)});
    values = withLanes(half).emit(combiner, inputs);
  }
  return values;
}

unsigned preferredLanes(const Capabilities &capabilities, ElementType type) {
  // Registers hold narrow floats as f32; integers keep their width, but a body
  // seldom consists of bytes alone, so lanes are counted at 32 bits.
  unsigned bits =
      partOf(type) == ElementType::F64 || bitWidth(partOf(type)) == 64 ? 64
                                                                       : 32;
  return capabilities.lanes(bits);
}

} // namespace tesela::cpu
