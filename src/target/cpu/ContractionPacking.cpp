#include "target/cpu/ContractionPacking.h"

#include "target/cpu/FloatFormat.h"
#include "target/cpu/KernelFunction.h"
#include "target/cpu/ScalarOperations.h"
#include "target/cpu/SquareTransposition.h"

#include "llvm/IR/Module.h"
#include "llvm/IR/PatternMatch.h"

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

/// The upper halves of f32, as one permutation of two registers: shifted and
/// narrowed they take five cycles of that port. Of s8 x bf16,
/// 1024x512x2048 takes 3 % less, 1024x512x128 14 %.
static Value *upperHalves(IRBuilderBase &b, Value *value) {
  using namespace PatternMatch;
  Value *bits = nullptr;
  if (match(value, m_BitCast(m_Shl(m_ZExt(m_Value(bits)), m_SpecificInt(16)))))
    return bits; // bf16 that was widened
  unsigned count = VectorCode::lanesOf(value);
  Value *halves =
      b.CreateBitCast(value, FixedVectorType::get(b.getInt16Ty(), 2 * count));
  SmallVector<int, 32> upper;
  for (unsigned i = 0; i < count; ++i)
    upper.push_back(int(2 * i + 1));
  return b.CreateShuffleVector(halves, upper);
}

/// A register to the bits (or floats) of the packed type.
Value *Packer::encode(ScalarEmitter &emitter, Element value) {
  VectorCode code(b, machine);
  Element converted = emitter.convert(value, operand.type, format.type);
  Value *packed = converted.real;
  if (format.type == ElementType::BF16 && emitter.laneCount() > 1)
    packed = upperHalves(b, packed);
  else if (isNarrowFloat(format.type))
    packed = encodeExact(code, format.type, packed);
  if (format.flipSign)
    packed = b.CreateXor(packed, code.integer(packed, 0x80));
  return packed;
}

/// The elements at a place as they are packed. Elements that lie in memory in
/// the packed type already are copied as bits.
Value *Packer::packed(ScalarEmitter &emitter, const Coordinates &at) {
  if (!isCopied())
    return encode(emitter, operand.load(emitter, at));
  ElementType raw = isNarrowFloat(format.type) ? ElementType::U16 : format.type;
  const PlainOperand &plain = *operand.plain;
  Value *index = b.CreateAdd(b.CreateMul(at.row, b.getInt64(plain.rowStride)),
                             b.CreateMul(at.column, b.getInt64(plain.kStride)));
  Value *address =
      offset(plain.base(b, at.batch),
             b.CreateMul(index, b.getInt64(int64_t(byteSize(raw)))));
  int64_t stride = at.lanesAlongColumn ? plain.kStride : plain.rowStride;
  return emitter.loadStrided(raw, address, b.getInt64(stride), at.mask).real;
}

/// Lanes of the pieces in which `count` elements along k are loaded: where runs
/// of k are shorter than a vector or no multiple of one, pieces that cross no
/// end of a run, of 8 at least, are joined. Of elements that are gathered one
/// by one 1x64x64x16 of bf16, 3x3 at stride 2, took three times as long.
unsigned Packer::lanesWithinRun(unsigned count) const {
  constexpr unsigned least = 8;
  if (operand.kRun <= 1 || operand.plain)
    return count;
  unsigned piece = count;
  while (piece > least && operand.kRun % piece != 0)
    piece /= 2;
  return operand.kRun % piece == 0 ? piece : count;
}

/// `lanes` units that follow each other along k, as one vector of units.
Value *Packer::alongK(const OperandBlock &block, Value *row, Value *unit,
                      bool masked) {
  unsigned all = lanes * format.elements, piece = lanesWithinRun(all);
  ScalarEmitter emitter(b, machine, piece);
  SmallVector<Value *, 4> pieces;
  for (unsigned from = 0; from < all; from += piece) {
    Value *first = b.CreateAdd(b.CreateMul(unit, b.getInt64(format.elements)),
                               b.getInt64(from));
    Coordinates at{block.batch, b.CreateAdd(block.row, row),
                   b.CreateAdd(block.k, first), true, nullptr};
    // Blocks and vectors begin at multiples of the lanes.
    at.inRun = operand.kRun > 1 && operand.kRun % piece == 0;
    if (masked) {
      Value *left = b.CreateSub(block.kCount, first);
      Value *inside = b.CreateICmpSLT(row, block.rowCount);
      at.mask = emitter.laneMask(b.CreateSelect(inside, left, b.getInt64(0)));
    }
    Value *values = packed(emitter, at);
    if (masked)
      values = b.CreateSelect(at.mask, values,
                              Constant::getNullValue(values->getType()));
    pieces.push_back(values);
  }
  Value *values = VectorCode(b, machine).join(pieces);
  if (format.elements == 1)
    return values;
  return b.CreateBitCast(values, FixedVectorType::get(b.getInt32Ty(), lanes));
}

/// The element k of each of the emitter's rows, zero beyond the block's rows
/// and, with `kMask`, beyond its k.
Value *Packer::oneOfEachRow(ScalarEmitter &emitter, const OperandBlock &block,
                            Value *row, Value *k, bool rowMask, bool kMask,
                            bool aligned) {
  unsigned count = emitter.laneCount();
  Coordinates at{block.batch, b.CreateAdd(block.row, row),
                 b.CreateAdd(block.k, k), false, nullptr};
  at.inRun = aligned && operand.rowRun > 1 && operand.rowRun % count == 0;
  if (kMask || rowMask) {
    Value *rowsLeft = b.CreateSub(block.rowCount, row);
    if (kMask)
      rowsLeft = b.CreateSelect(b.CreateICmpSLT(k, block.kCount), rowsLeft,
                                b.getInt64(0));
    at.mask = emitter.laneMask(rowsLeft);
  }
  Value *values = packed(emitter, at);
  return at.mask ? b.CreateSelect(at.mask, values,
                                  Constant::getNullValue(values->getType()))
                 : values;
}

/// One unit of each of `lanes` rows that follow each other; `aligned`: the
/// first is a multiple of the lanes.
Value *Packer::alongRows(const OperandBlock &block, Value *row, Value *unit,
                         bool rowMask, bool kMask, bool aligned) {
  ScalarEmitter emitter(b, machine, lanes);
  Value *first = b.CreateMul(unit, b.getInt64(format.elements));
  Value *result = nullptr;
  for (unsigned j = 0; j < format.elements; ++j) {
    Value *values =
        oneOfEachRow(emitter, block, row, b.CreateAdd(first, b.getInt64(j)),
                     rowMask, kMask, aligned);
    if (format.elements == 1)
      return values;
    Type *units = FixedVectorType::get(b.getInt32Ty(), lanes);
    Value *wide = b.CreateZExt(values, units);
    unsigned shift = j * 8 * unsigned(byteSize(format.type));
    Value *placed = b.CreateShl(wide, ConstantInt::get(units, shift));
    result = result ? b.CreateOr(result, placed) : placed;
  }
  return result;
}

/// Transposes lanes x lanes units from rows next to each other at the first
/// pointer to rows the i64 of bytes apart at the second. A function of its own:
/// its shuffles take long to compile, and occur once per module like this.
static Function *transposition(IRBuilderBase &at, Type *vector) {
  unsigned count = VectorCode::lanesOf(vector);
  unsigned bytes = vector->getScalarSizeInBits() / 8;
  Module *module = at.GetInsertBlock()->getModule();
  std::string name =
      "tesela.transpose." + std::to_string(count) + "x" + std::to_string(bytes);
  if (Function *existing = module->getFunction(name))
    return existing;
  IRBuilder<> b(module->getContext());
  Type *pointer = b.getPtrTy();
  auto *function = Function::Create(
      FunctionType::get(b.getVoidTy(), {pointer, pointer, b.getInt64Ty()},
                        false),
      Function::InternalLinkage, name, module);
  function->addFnAttr(Attribute::NoInline);
  b.SetInsertPoint(BasicBlock::Create(module->getContext(), "", function));
  SmallVector<Value *> rows;
  for (unsigned i = 0; i < count; ++i)
    rows.push_back(b.CreateAlignedLoad(vector,
                                       b.CreateConstGEP1_64(b.getInt8Ty(),
                                                            function->getArg(0),
                                                            i * count * bytes),
                                       Align(16)));
  transposeSquare(b, rows);
  for (unsigned i = 0; i < count; ++i) {
    Value *place = b.CreateMul(function->getArg(2), b.getInt64(i));
    b.CreateAlignedStore(rows[i],
                         b.CreateGEP(b.getInt8Ty(), function->getArg(1), place),
                         Align(16));
  }
  b.CreateRetVoid();
  return function;
}

void Packer::transposed(function_ref<Value *(Value *)> vector, Value *to,
                        int64_t stride) {
  Value *buffer = emitStack(b, lanes * lanes * format.bytes());
  Type *type = nullptr;
  emitLoop(b, b.getInt64(0), b.getInt64(lanes), b.getInt64(1), [&](Value *i) {
    Value *units = vector(i);
    type = units->getType();
    Value *bytes = b.CreateMul(i, b.getInt64(lanes * format.bytes()));
    b.CreateAlignedStore(units, offset(buffer, bytes), Align(16));
  });
  b.CreateCall(transposition(b, type), {buffer, to, b.getInt64(stride)});
}

//===- Layouts -------------------------------------------------------------===

void Packer::panelAlongK(const OperandBlock &block, unsigned width,
                         Value *units, Value *to, bool rowsFull, bool kFull) {
  int64_t unitStride = int64_t(width) * format.bytes();
  auto place = [&](Value *unit, Value *row) {
    return offset(to,
                  b.CreateAdd(b.CreateMul(unit, b.getInt64(unitStride)),
                              b.CreateMul(row, b.getInt64(format.bytes()))));
  };
  Value *zero = b.getInt64(0), *vector = b.getInt64(lanes);
  Value *fullUnits = b.CreateSDiv(block.kCount, b.getInt64(format.elements));
  auto write = [&](Value *unit, Value *row, bool masked) {
    transposed(
        [&](Value *i) {
          return alongK(block, b.CreateAdd(row, i), unit, masked);
        },
        place(unit, row), unitStride);
  };
  emitLoop(b, zero, b.getInt64(width), vector, [&](Value *row) {
    emitLoop(b, zero, units, vector, [&](Value *unit) {
      Value *unitsInside =
          b.CreateICmpSLE(b.CreateAdd(unit, vector), fullUnits);
      Value *rowsInside =
          b.CreateICmpSLE(b.CreateAdd(row, vector), block.rowCount);
      emitIf(
          b,
          rowsFull && kFull ? b.getTrue()
                            : b.CreateAnd(unitsInside, rowsInside),
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
  if (operand.lanesAlongK && walksRuns(operand.kRun))
    return stripByRuns(block, rowBytes, to);
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
    transposed(
        [&](Value *i) {
          return alongRows(block, row, b.CreateAdd(unit, i), masked, masked,
                           false);
        },
        place(unit, row), rowBytes);
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

void Packer::stripsAlongRows(const OperandBlock &block, unsigned rows,
                             Value *units, int64_t stripBytes, Value *to,
                             bool rowsFull, bool kFull) {
  int64_t unitBytes = int64_t(rows) * format.bytes();
  if (walksRuns(operand.rowRun))
    return emitLoop(
        b, b.getInt64(0), block.rowCount, b.getInt64(rows), [&](Value *row) {
          OperandBlock one = block;
          one.row = b.CreateAdd(block.row, row);
          one.rowCount = b.CreateBinaryIntrinsic(
              Intrinsic::smin, b.CreateSub(block.rowCount, row),
              b.getInt64(rows));
          Value *number = b.CreateUDiv(row, b.getInt64(rows));
          rowsByRuns(one, one.rowCount, unitBytes,
                     offset(to, b.CreateMul(number, b.getInt64(stripBytes))));
        });
  // What a vector writes past the rows of a unit, the next unit overwrites.
  auto writeUnit = [&](Value *unit, Value *from, Value *end, bool rowMask,
                       bool kMask) {
    Value *unitAt = offset(to, b.CreateMul(unit, b.getInt64(unitBytes)));
    emitLoop(b, from, end, b.getInt64(1), [&](Value *strip) {
      Value *first = b.CreateMul(strip, b.getInt64(rows));
      Value *address =
          offset(unitAt, b.CreateMul(strip, b.getInt64(stripBytes)));
      for (unsigned row = 0; row < rows; row += lanes)
        b.CreateAlignedStore(
            alongRows(block, b.CreateAdd(first, b.getInt64(row)), unit, rowMask,
                      kMask, rows % lanes == 0),
            b.CreateConstGEP1_64(b.getInt8Ty(), address,
                                 int64_t(row) * format.bytes()),
            Align(4));
    });
  };
  // All strips at once, k by k: memory is read in the order it lies.
  Value *zero = b.getInt64(0), *one = b.getInt64(1);
  Value *whole = b.CreateSDiv(block.rowCount, b.getInt64(rows));
  Value *all = b.CreateSDiv(b.CreateAdd(block.rowCount, b.getInt64(rows - 1)),
                            b.getInt64(rows));
  bool overhangs = rows % lanes != 0;
  Value *fullUnits = b.CreateSDiv(block.kCount, b.getInt64(format.elements));
  emitLoop(b, zero, fullUnits, one, [&](Value *unit) {
    if (!overhangs)
      writeUnit(unit, zero, rowsFull ? all : whole, false, false);
    if (overhangs || !rowsFull)
      writeUnit(unit, overhangs ? zero : whole, all, true, false);
  });
  if (!kFull)
    emitLoop(b, fullUnits, units, one,
             [&](Value *unit) { writeUnit(unit, zero, all, true, true); });
}

} // namespace tesela::cpu
