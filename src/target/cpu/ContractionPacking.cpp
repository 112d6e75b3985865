#include "target/cpu/ContractionPacking.h"

#include "target/cpu/FloatFormat.h"
#include "target/cpu/KernelFunction.h"
#include "target/cpu/ScalarOperations.h"

namespace tesela::cpu {

using namespace llvm;

//===- Formats -------------------------------------------------------------===

static bool isUnsignedOperand(ElementType type) {
  return isUnsignedInteger(type) || type == ElementType::I1;
}

static UnitFormat format(const Contraction &c, const Tiling &tiling,
                         const ContractionOperand &operand, bool isLhs) {
  switch (tiling.kernel) {
  case MicroKernel::DotBf16:
  case MicroKernel::TileBf16:
    return {ElementType::BF16, 2};
  case MicroKernel::PairInt16:
    return {ElementType::S16, 2};
  case MicroKernel::DotInt8: {
    // The instruction takes one unsigned and one signed operand: where both
    // are alike, lhs changes sign and a sum over rhs corrects the result.
    bool alike = isUnsignedOperand(c.lhs.type) == isUnsignedOperand(c.rhs.type);
    return {isUnsignedOperand(operand.type) ? ElementType::U8 : ElementType::S8,
            4, isLhs && alike};
  }
  case MicroKernel::TileInt8:
    return {isUnsignedOperand(operand.type) ? ElementType::U8 : ElementType::S8,
            4};
  default:
    return {c.accumulator, 1};
  }
}

UnitFormat lhsFormat(const Contraction &contraction, const Tiling &tiling) {
  return format(contraction, tiling, contraction.lhs, true);
}
UnitFormat rhsFormat(const Contraction &contraction, const Tiling &tiling) {
  return format(contraction, tiling, contraction.rhs, false);
}

//===- Vectors of units ----------------------------------------------------===

Value *Packer::offset(Value *base, Value *bytes) {
  return b.CreateGEP(b.getInt8Ty(), base, bytes);
}

/// A register to the bits (or floats) of the packed type.
Value *Packer::encode(ScalarEmitter &emitter, Element value) {
  VectorCode code(b, machine);
  Element converted = emitter.convert(value, operand.type, format.type);
  Value *packed = converted.real;
  if (isNarrowFloat(format.type))
    packed = encodeExact(code, format.type, packed);
  if (format.flipSign)
    packed = b.CreateXor(packed, code.integer(packed, 0x80));
  return packed;
}

/// `lanes` units that follow each other along k, as one vector of units.
Value *Packer::alongK(const OperandBlock &block, Value *row, Value *unit,
                      bool masked) {
  ScalarEmitter emitter(b, machine, lanes * format.elements);
  Value *first = b.CreateMul(unit, b.getInt64(format.elements));
  Coordinates at{block.batch, b.CreateAdd(block.row, row),
                 b.CreateAdd(block.k, first), true, nullptr};
  if (masked) {
    Value *left = b.CreateSub(block.kCount, first);
    Value *inside = b.CreateICmpSLT(row, block.rowCount);
    at.mask = emitter.laneMask(b.CreateSelect(inside, left, b.getInt64(0)));
  }
  Value *packed = encode(emitter, operand.load(emitter, at));
  if (masked)
    packed = b.CreateSelect(at.mask, packed,
                            Constant::getNullValue(packed->getType()));
  if (format.elements == 1)
    return packed;
  return b.CreateBitCast(packed, FixedVectorType::get(b.getInt32Ty(), lanes));
}

/// One unit of each of `lanes` rows that follow each other.
Value *Packer::alongRows(const OperandBlock &block, Value *row, Value *unit,
                         bool rowMask, bool kMask) {
  ScalarEmitter emitter(b, machine, lanes);
  Value *first = b.CreateMul(unit, b.getInt64(format.elements));
  Value *rowsLeft = b.CreateSub(block.rowCount, row);
  Value *result = nullptr;
  for (unsigned j = 0; j < format.elements; ++j) {
    Value *k = b.CreateAdd(first, b.getInt64(j));
    Coordinates at{block.batch, b.CreateAdd(block.row, row),
                   b.CreateAdd(block.k, k), false, nullptr};
    if (kMask)
      at.mask = emitter.laneMask(b.CreateSelect(
          b.CreateICmpSLT(k, block.kCount), rowsLeft, b.getInt64(0)));
    else if (rowMask)
      at.mask = emitter.laneMask(rowsLeft);
    Value *packed = encode(emitter, operand.load(emitter, at));
    if (at.mask)
      packed = b.CreateSelect(at.mask, packed,
                              Constant::getNullValue(packed->getType()));
    if (format.elements == 1)
      return packed;
    Type *units = FixedVectorType::get(b.getInt32Ty(), lanes);
    Value *wide = b.CreateZExt(packed, units);
    unsigned shift = j * 8 * unsigned(byteSize(format.type));
    Value *placed = b.CreateShl(wide, ConstantInt::get(units, shift));
    result = result ? b.CreateOr(result, placed) : placed;
  }
  return result;
}

/// Element j of vector i becomes element i of vector j. At step s elements
/// whose lane number has bit s clear stay in the first of a pair of vectors.
static void transpose(IRBuilderBase &b, SmallVectorImpl<Value *> &vectors) {
  unsigned count = vectors.size();
  for (unsigned s = 1; s < count; s *= 2)
    for (unsigned i = 0; i < count; ++i) {
      if (i & s)
        continue;
      SmallVector<int> low, high;
      for (unsigned lane = 0; lane < count; ++lane) {
        low.push_back(lane & s ? count + lane - s : lane);
        high.push_back(lane & s ? count + lane : lane + s);
      }
      Value *x = vectors[i], *y = vectors[i + s];
      vectors[i] = b.CreateShuffleVector(x, y, low);
      vectors[i + s] = b.CreateShuffleVector(x, y, high);
    }
}

//===- Layouts -------------------------------------------------------------===

void Packer::panel(const OperandBlock &block, unsigned width, Value *units,
                   Value *to, bool rowsFull, bool kFull) {
  int64_t unitStride = int64_t(width) * format.bytes();
  auto place = [&](Value *unit, Value *row) {
    return offset(to,
                  b.CreateAdd(b.CreateMul(unit, b.getInt64(unitStride)),
                              b.CreateMul(row, b.getInt64(format.bytes()))));
  };
  Value *zero = b.getInt64(0), *vector = b.getInt64(lanes);
  Value *fullUnits = b.CreateSDiv(block.kCount, b.getInt64(format.elements));
  if (!operand.lanesAlongK) {
    auto write = [&](Value *unit, bool rowMask, bool kMask) {
      for (unsigned row = 0; row < width; row += lanes)
        b.CreateAlignedStore(
            alongRows(block, b.getInt64(row), unit, rowMask, kMask),
            place(unit, b.getInt64(row)), Align(16));
    };
    auto full = [&] {
      emitLoop(b, zero, fullUnits, b.getInt64(1),
               [&](Value *unit) { write(unit, false, false); });
    };
    auto edge = [&] {
      emitLoop(b, zero, fullUnits, b.getInt64(1),
               [&](Value *unit) { write(unit, true, false); });
    };
    if (rowsFull)
      full();
    else
      emitIf(b, b.CreateICmpSGE(block.rowCount, b.getInt64(width)), full, edge);
    if (!kFull)
      emitLoop(b, fullUnits, units, b.getInt64(1),
               [&](Value *unit) { write(unit, true, true); });
    return;
  }
  auto write = [&](Value *unit, Value *row, bool masked) {
    SmallVector<Value *> vectors;
    for (unsigned i = 0; i < lanes; ++i)
      vectors.push_back(
          alongK(block, b.CreateAdd(row, b.getInt64(i)), unit, masked));
    transpose(b, vectors);
    for (unsigned i = 0; i < lanes; ++i)
      b.CreateAlignedStore(
          vectors[i], place(b.CreateAdd(unit, b.getInt64(i)), row), Align(16));
  };
  emitLoop(b, zero, b.getInt64(width), vector, [&](Value *row) {
    emitLoop(b, zero, units, vector, [&](Value *unit) {
      Value *unitsInside =
          b.CreateICmpSLE(b.CreateAdd(unit, vector), fullUnits);
      Value *rowsInside =
          b.CreateICmpSLE(b.CreateAdd(row, vector), block.rowCount);
      emitIf(
          b, b.CreateAnd(unitsInside, rowsInside),
          [&] { write(unit, row, false); }, [&] { write(unit, row, true); });
    });
  });
}

void Packer::strip(const OperandBlock &block, Value *units, int64_t rowBytes,
                   Value *to, bool kFull) {
  auto place = [&](Value *unit, Value *row) {
    return offset(to,
                  b.CreateAdd(b.CreateMul(row, b.getInt64(rowBytes)),
                              b.CreateMul(unit, b.getInt64(format.bytes()))));
  };
  Value *zero = b.getInt64(0), *vector = b.getInt64(lanes);
  Value *fullUnits = b.CreateSDiv(block.kCount, b.getInt64(format.elements));
  if (operand.lanesAlongK) {
    Value *whole = b.CreateMul(b.CreateSDiv(fullUnits, vector), vector);
    emitLoop(b, zero, block.rowCount, b.getInt64(1), [&](Value *row) {
      emitLoop(b, zero, whole, vector, [&](Value *unit) {
        b.CreateAlignedStore(alongK(block, row, unit, false), place(unit, row),
                             Align(16));
      });
      if (!kFull)
        emitLoop(b, whole, units, vector, [&](Value *unit) {
          b.CreateAlignedStore(alongK(block, row, unit, true), place(unit, row),
                               Align(16));
        });
    });
    return;
  }
  auto write = [&](Value *unit, Value *row, bool masked) {
    SmallVector<Value *> vectors;
    for (unsigned i = 0; i < lanes; ++i)
      vectors.push_back(alongRows(block, row, b.CreateAdd(unit, b.getInt64(i)),
                                  masked, masked));
    transpose(b, vectors);
    for (unsigned i = 0; i < lanes; ++i)
      b.CreateAlignedStore(
          vectors[i], place(unit, b.CreateAdd(row, b.getInt64(i))), Align(16));
  };
  emitLoop(b, zero, block.rowCount, vector, [&](Value *row) {
    emitLoop(b, zero, units, vector, [&](Value *unit) {
      Value *unitsInside =
          b.CreateICmpSLE(b.CreateAdd(unit, vector), fullUnits);
      Value *rowsInside =
          b.CreateICmpSLE(b.CreateAdd(row, vector), block.rowCount);
      emitIf(
          b, b.CreateAnd(unitsInside, rowsInside),
          [&] { write(unit, row, false); }, [&] { write(unit, row, true); });
    });
  });
}

} // namespace tesela::cpu
