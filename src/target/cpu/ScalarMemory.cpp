// How elements travel between registers and memory.
#include "target/cpu/FloatFormat.h"
#include "target/cpu/ScalarEmitter.h"
#include "target/cpu/ScalarOperations.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Module.h"

namespace tesela::cpu {

using namespace llvm;

static Align alignmentOf(ElementType type) {
  return Align(isComplex(type) ? byteSize(type) / 2 : byteSize(type));
}

/// Bytes as they lie in memory to a register, real types.
static Value *fromMemory(VectorCode &code, ElementType type, Value *raw) {
  if (type == ElementType::I1)
    return code.b.CreateICmpNE(raw, code.integer(raw, 0));
  if (isNarrowFloat(type))
    return decode(code, type, raw);
  if (bitWidth(type) < 8)
    return code.b.CreateTrunc(raw, code.integerType(raw, bitWidth(type)));
  return raw;
}

static Value *toMemory(VectorCode &code, ElementType type, Value *value) {
  if (isNarrowFloat(type))
    return encodeExact(code, type, value);
  if (bitWidth(type) >= 8)
    return value;
  Type *byte = code.integerType(value, 8);
  return isSignedInteger(type) ? code.b.CreateSExt(value, byte)
                               : code.b.CreateZExt(value, byte);
}

//===- Complex: interleaved in memory --------------------------------------===

static Element split(IRBuilderBase &b, Value *pairs, unsigned lanes) {
  SmallVector<int> even, odd;
  for (unsigned lane = 0; lane < lanes; ++lane) {
    even.push_back(2 * lane);
    odd.push_back(2 * lane + 1);
  }
  if (lanes == 1)
    return {b.CreateExtractElement(pairs, uint64_t(0)),
            b.CreateExtractElement(pairs, uint64_t(1))};
  return {b.CreateShuffleVector(pairs, even),
          b.CreateShuffleVector(pairs, odd)};
}

static Value *interleave(IRBuilderBase &b, Value *first, Value *second,
                         unsigned lanes) {
  if (lanes == 1) {
    Type *pair = FixedVectorType::get(first->getType(), 2);
    Value *result =
        b.CreateInsertElement(PoisonValue::get(pair), first, uint64_t(0));
    return b.CreateInsertElement(result, second, uint64_t(1));
  }
  SmallVector<int> order;
  for (unsigned lane = 0; lane < lanes; ++lane) {
    order.push_back(lane);
    order.push_back(lanes + lane);
  }
  return b.CreateShuffleVector(first, second, order);
}

static FixedVectorType *pairType(const ScalarEmitter &emitter,
                                 ElementType type) {
  return FixedVectorType::get(emitter.memoryType(type)->getScalarType(),
                              2 * emitter.laneCount());
}

//===- Contiguous ----------------------------------------------------------===

Element ScalarEmitter::load(ElementType type, Value *address) {
  VectorCode code(builder, capabilities);
  if (isComplex(type))
    return split(builder,
                 builder.CreateAlignedLoad(pairType(*this, type), address,
                                           alignmentOf(type)),
                 lanes);
  Value *raw =
      builder.CreateAlignedLoad(memoryType(type), address, alignmentOf(type));
  return {fromMemory(code, type, raw)};
}

void ScalarEmitter::store(ElementType type, Value *address, Element value) {
  VectorCode code(builder, capabilities);
  Value *raw = isComplex(type)
                   ? interleave(builder, value.real, value.imaginary, lanes)
                   : toMemory(code, type, value.real);
  builder.CreateAlignedStore(raw, address, alignmentOf(type));
}

/// Where the mask is false, points into the stack instead.
static Value *redirect(IRBuilderBase &b, Value *mask, Value *address,
                       Type *type) {
  BasicBlock &entry = b.GetInsertBlock()->getParent()->getEntryBlock();
  IRBuilder<> top(&entry, entry.begin());
  AllocaInst *slot = top.CreateAlloca(type);
  slot->setAlignment(Align(16));
  top.SetInsertPoint(&entry, std::next(slot->getIterator()));
  top.CreateStore(Constant::getNullValue(type), slot);
  Value *elsewhere = slot;
  if (auto *vector = dyn_cast<FixedVectorType>(mask->getType()))
    elsewhere = b.CreateVectorSplat(vector->getNumElements(), slot);
  return b.CreateSelect(mask, address, elsewhere);
}

Element ScalarEmitter::loadMasked(ElementType type, Value *address,
                                  Value *mask) {
  VectorCode code(builder, capabilities);
  if (lanes == 1) {
    Type *whole = isComplex(type) ? pairType(*this, type) : memoryType(type);
    Value *safe = redirect(builder, mask, address, whole);
    return select(mask, load(type, safe), zero(type));
  }
  if (isComplex(type)) {
    Type *pairs = pairType(*this, type);
    Value *both = interleave(builder, mask, mask, lanes);
    return split(builder,
                 builder.CreateMaskedLoad(pairs, address, alignmentOf(type),
                                          both, Constant::getNullValue(pairs)),
                 lanes);
  }
  Type *vector = memoryType(type);
  Value *raw = builder.CreateMaskedLoad(vector, address, alignmentOf(type),
                                        mask, Constant::getNullValue(vector));
  if (type == ElementType::F8E8M0FNU) // whose bits of zero are 2^-127
    return select(mask, {fromMemory(code, type, raw)}, zero(type));
  return {fromMemory(code, type, raw)};
}

void ScalarEmitter::storeMasked(ElementType type, Value *address, Element value,
                                Value *mask) {
  VectorCode code(builder, capabilities);
  if (lanes == 1) {
    Type *whole = isComplex(type) ? pairType(*this, type) : memoryType(type);
    return store(type, redirect(builder, mask, address, whole), value);
  }
  if (isComplex(type)) {
    Value *pairs = interleave(builder, value.real, value.imaginary, lanes);
    builder.CreateMaskedStore(pairs, address, alignmentOf(type),
                              interleave(builder, mask, mask, lanes));
    return;
  }
  builder.CreateMaskedStore(toMemory(code, type, value.real), address,
                            alignmentOf(type), mask);
}

Element ScalarEmitter::loadBroadcast(ElementType type, Value *address) {
  return broadcast(withLanes(1).load(type, address));
}

//===- Scattered -----------------------------------------------------------===

/// The addresses of elements, one per lane.
static Value *addresses(IRBuilderBase &b, ElementType type, Value *base,
                        Value *indices) {
  Type *unit = ArrayType::get(b.getInt8Ty(), byteSize(type));
  return b.CreateGEP(unit, base, indices);
}

/// There are gathers of 32 and 64 bits only; narrower elements are loaded one
/// by one, those of false lanes from the stack.
static Value *gatherRaw(IRBuilderBase &b, Type *vector, Value *pointers,
                        Value *mask, Align align) {
  unsigned lanes = cast<FixedVectorType>(vector)->getNumElements();
  Type *scalar = vector->getScalarType();
  if (scalar->getPrimitiveSizeInBits() >= 32) {
    if (!mask)
      mask =
          Constant::getAllOnesValue(FixedVectorType::get(b.getInt1Ty(), lanes));
    return b.CreateMaskedGather(vector, pointers, align, mask,
                                Constant::getNullValue(vector));
  }
  if (mask)
    pointers = redirect(b, mask, pointers, scalar);
  Value *result = PoisonValue::get(vector);
  for (uint64_t lane = 0; lane < lanes; ++lane)
    result = b.CreateInsertElement(
        result,
        b.CreateAlignedLoad(scalar, b.CreateExtractElement(pointers, lane),
                            align),
        lane);
  return result;
}

static void scatterRaw(IRBuilderBase &b, Value *raw, Value *pointers,
                       Value *mask, Align align) {
  auto *vector = cast<FixedVectorType>(raw->getType());
  unsigned lanes = vector->getNumElements();
  Type *scalar = vector->getScalarType();
  if (scalar->getPrimitiveSizeInBits() >= 32) {
    if (!mask)
      mask =
          Constant::getAllOnesValue(FixedVectorType::get(b.getInt1Ty(), lanes));
    b.CreateMaskedScatter(raw, pointers, align, mask);
    return;
  }
  if (mask)
    pointers = redirect(b, mask, pointers, scalar);
  for (uint64_t lane = 0; lane < lanes; ++lane)
    b.CreateAlignedStore(b.CreateExtractElement(raw, lane),
                         b.CreateExtractElement(pointers, lane), align);
}

Element ScalarEmitter::gather(ElementType type, Value *base, Value *indices,
                              Value *mask) {
  VectorCode code(builder, capabilities);
  Value *pointers = addresses(builder, type, base, indices);
  if (lanes == 1)
    return mask ? loadMasked(type, pointers, mask) : load(type, pointers);
  Type *vector = memoryType(type);
  auto half = [&](Value *where) {
    return gatherRaw(builder, vector, where, mask, alignmentOf(type));
  };
  if (!isComplex(type)) {
    Element value{fromMemory(code, type, half(pointers))};
    bool maskedScale = mask && type == ElementType::F8E8M0FNU;
    return maskedScale ? select(mask, value, zero(type)) : value;
  }
  Value *imaginary = builder.CreateConstGEP1_64(builder.getInt8Ty(), pointers,
                                                byteSize(type) / 2);
  return {half(pointers), half(imaginary)};
}

void ScalarEmitter::scatter(ElementType type, Value *base, Value *indices,
                            Element value, Value *mask) {
  VectorCode code(builder, capabilities);
  Value *pointers = addresses(builder, type, base, indices);
  if (lanes == 1)
    return mask ? storeMasked(type, pointers, value, mask)
                : store(type, pointers, value);
  Align align = alignmentOf(type);
  if (!isComplex(type))
    return scatterRaw(builder, toMemory(code, type, value.real), pointers, mask,
                      align);
  Value *imaginary = builder.CreateConstGEP1_64(builder.getInt8Ty(), pointers,
                                                byteSize(type) / 2);
  scatterRaw(builder, value.real, pointers, mask, align);
  scatterRaw(builder, value.imaginary, imaginary, mask, align);
}

/// Backwards: the run that ends at `address`, turned round.
Element ScalarEmitter::loadReversed(ElementType type, Value *address,
                                    Value *mask) {
  SmallVector<int> order;
  for (unsigned lane = lanes; lane-- > 0;)
    order.push_back(lane);
  auto reverse = [&](Value *vector) {
    return builder.CreateShuffleVector(vector, order);
  };
  Value *first =
      builder.CreateConstGEP1_64(builder.getInt8Ty(), address,
                                 -int64_t(lanes - 1) * int64_t(byteSize(type)));
  Element run =
      mask ? loadMasked(type, first, reverse(mask)) : load(type, first);
  return {reverse(run.real), run.imaginary ? reverse(run.imaginary) : nullptr};
}

/// Every `stride`th element, out of vectors that cover all: none of them
/// reaches behind the last element that is wanted.
Value *ScalarEmitter::loadSpread(Type *vector, Value *address, unsigned stride,
                                 Align align) {
  Type *scalar = vector->getScalarType();
  unsigned span = (lanes - 1) * stride + 1;
  Value *result = nullptr;
  for (unsigned part = 0; part < stride; ++part) {
    unsigned begin = std::min(part * lanes, span - lanes);
    Value *piece = builder.CreateAlignedLoad(
        vector, builder.CreateConstGEP1_64(scalar, address, begin), align);
    SmallVector<int> order; // earlier lanes, then those of this piece
    for (unsigned lane = 0; lane < lanes; ++lane) {
      unsigned element = lane * stride;
      bool here = element / lanes == part;
      int own = int(element - begin);
      order.push_back(result ? (here ? int(lanes) + own : int(lane))
                             : (here ? own : PoisonMaskElem));
    }
    result = result ? builder.CreateShuffleVector(result, piece, order)
                    : builder.CreateShuffleVector(piece, order);
  }
  return result;
}

Element ScalarEmitter::loadStrided(ElementType type, Value *address,
                                   Value *stride, Value *mask) {
  auto *known = dyn_cast<ConstantInt>(stride);
  if (lanes == 1 || (known && known->isOne()))
    return mask ? loadMasked(type, address, mask) : load(type, address);
  if (known && known->isZero() && !mask)
    return loadBroadcast(type, address);
  if (known && known->isMinusOne())
    return loadReversed(type, address, mask);
  // Loads and shuffles instead of an access per lane.
  constexpr int64_t mostSpread = 4;
  if (known && !mask && !isComplex(type) && known->getSExtValue() > 1 &&
      known->getSExtValue() <= std::min<int64_t>(mostSpread, lanes)) {
    VectorCode code(builder, capabilities);
    Value *raw = loadSpread(memoryType(type), address,
                            unsigned(known->getZExtValue()), alignmentOf(type));
    return {fromMemory(code, type, raw)};
  }
  Value *steps = laneIndices(builder.getInt64(0), 1);
  Value *indices =
      builder.CreateMul(steps, builder.CreateVectorSplat(lanes, stride));
  return gather(type, address, indices, mask);
}

void ScalarEmitter::storeStrided(ElementType type, Value *address,
                                 Element value, Value *stride, Value *mask) {
  auto *known = dyn_cast<ConstantInt>(stride);
  if (lanes == 1 || (known && known->isOne()))
    return mask ? storeMasked(type, address, value, mask)
                : store(type, address, value);
  Value *steps = laneIndices(builder.getInt64(0), 1);
  Value *indices =
      builder.CreateMul(steps, builder.CreateVectorSplat(lanes, stride));
  scatter(type, address, indices, value, mask);
}

} // namespace tesela::cpu
