// Packing for tile registers; the layouts stand in ContractionPacking.h.
#include "target/cpu/ContractionPacking.h"
#include "target/cpu/KernelFunction.h"

namespace tesela::cpu {

using namespace llvm;

static Value *roundUp(IRBuilderBase &b, Value *count, int64_t multiple) {
  Value *sum = b.CreateAdd(count, b.getInt64(multiple - 1));
  return b.CreateMul(b.CreateSDiv(sum, b.getInt64(multiple)),
                     b.getInt64(multiple));
}

/// x[from], y[from], x[from + 1], ...: `count` of each, as elements twice as
/// wide.
static Value *interleaved(IRBuilderBase &b, Value *x, Value *y, unsigned from,
                          unsigned count) {
  auto *type = cast<FixedVectorType>(x->getType());
  SmallVector<int, 64> order;
  for (unsigned i = from; i < from + count; ++i) {
    order.push_back(int(i));
    order.push_back(int(i + type->getNumElements()));
  }
  Value *mixed = b.CreateShuffleVector(x, y, order);
  Type *wide = b.getIntNTy(2 * type->getScalarSizeInBits());
  return b.CreateBitCast(mixed, FixedVectorType::get(wide, count));
}

static Value *roundDown(IRBuilderBase &b, Value *count, int64_t multiple) {
  return b.CreateMul(b.CreateSDiv(count, b.getInt64(multiple)),
                     b.getInt64(multiple));
}

SmallVector<Value *, 2> Packer::linesAlongRows(const OperandBlock &block,
                                               Value *row, Value *unit,
                                               unsigned count, bool rowMask,
                                               bool kMask) {
  ScalarEmitter emitter(b, machine, count);
  Value *first = b.CreateMul(unit, b.getInt64(format.elements));
  SmallVector<Value *, 4> parts;
  for (unsigned j = 0; j < format.elements; ++j)
    parts.push_back(oneOfEachRow(emitter, block, row,
                                 b.CreateAdd(first, b.getInt64(j)), rowMask,
                                 kMask, /*aligned=*/true));
  // Pairs of neighbours along k become elements twice as wide.
  while (parts.size() > 2) {
    SmallVector<Value *, 4> pairs;
    for (unsigned i = 0; i < parts.size(); i += 2)
      pairs.push_back(interleaved(b, parts[i], parts[i + 1], 0, count));
    parts = pairs;
  }
  SmallVector<Value *, 2> lines;
  for (unsigned from = 0; from < count; from += 16)
    lines.push_back(interleaved(b, parts[0], parts[1], from, 16));
  return lines;
}

void Packer::tilePanels(const OperandBlock &block, unsigned columnTiles,
                        int64_t panelBytes, Value *to, bool rowsFull,
                        bool kFull) {
  Value *zero = b.getInt64(0), *one = b.getInt64(1);
  Value *tile = b.getInt64(16);
  Value *end = roundUp(b, block.rowCount, 16 * columnTiles);
  Value *fullUnits = b.CreateSDiv(block.kCount, b.getInt64(format.elements));
  Value *units = roundUp(
      b,
      b.CreateSDiv(b.CreateAdd(block.kCount, b.getInt64(format.elements - 1)),
                   b.getInt64(format.elements)),
      16);
  auto place = [&](Value *unit, Value *row) {
    Value *number = b.CreateUDiv(row, tile);
    Value *panel = b.CreateUDiv(number, b.getInt64(columnTiles));
    Value *half = b.CreateURem(number, b.getInt64(columnTiles));
    Value *step = b.CreateUDiv(unit, tile), *line = b.CreateURem(unit, tile);
    Value *bytes = b.CreateMul(panel, b.getInt64(panelBytes));
    bytes = b.CreateAdd(bytes, b.CreateMul(half, b.getInt64(1024)));
    bytes =
        b.CreateAdd(bytes, b.CreateMul(step, b.getInt64(columnTiles * 1024)));
    return offset(to, b.CreateAdd(bytes, b.CreateMul(line, b.getInt64(64))));
  };
  if (operand.lanesAlongK) {
    auto write = [&](Value *unit, Value *row, bool masked) {
      transposed(
          [&](Value *i) {
            return alongK(block, b.CreateAdd(row, i), unit, masked);
          },
          place(unit, row), 64);
    };
    emitLoop(b, zero, end, tile, [&](Value *row) {
      emitLoop(b, zero, units, tile, [&](Value *unit) {
        Value *inside = b.CreateAnd(
            b.CreateICmpSLE(b.CreateAdd(unit, tile), fullUnits),
            b.CreateICmpSLE(b.CreateAdd(row, tile), block.rowCount));
        emitIf(
            b, rowsFull && kFull ? b.getTrue() : inside,
            [&] { write(unit, row, false); }, [&] { write(unit, row, true); });
      });
    });
    return;
  }
  // A panel's columns at once, as few addresses as can be: as long as there are
  // more instructions than memory is slow, nothing is fetched ahead.
  int64_t width = 16 * int64_t(columnTiles);
  bool fits = operand.rowRun <= 1 || operand.rowRun % width == 0;
  unsigned together = fits ? columnTiles : 1;
  auto write = [&](Value *line, Value *unit, Value *panel, bool rowMask,
                   bool kMask) {
    Value *first = b.CreateMul(panel, b.getInt64(width));
    Value *at = offset(line, b.CreateMul(panel, b.getInt64(panelBytes)));
    for (unsigned half = 0; half < columnTiles; half += together) {
      auto lines =
          linesAlongRows(block, b.CreateAdd(first, b.getInt64(half * 16)), unit,
                         together * 16, rowMask, kMask);
      for (unsigned i = 0; i < together; ++i)
        b.CreateAlignedStore(
            lines[i],
            b.CreateConstGEP1_64(b.getInt8Ty(), at, (half + i) * 1024),
            Align(64));
    }
  };
  Value *panels = b.CreateSDiv(end, b.getInt64(width));
  Value *whole =
      rowsFull ? panels : b.CreateSDiv(block.rowCount, b.getInt64(width));
  auto walk = [&](Value *from, Value *to, bool kMask) {
    emitLoop(b, from, to, one, [&](Value *unit) {
      Value *line = place(unit, zero);
      emitLoop(b, zero, kMask ? zero : whole, one,
               [&](Value *panel) { write(line, unit, panel, false, false); });
      if (!rowsFull || kMask)
        emitLoop(b, kMask ? zero : whole, panels, one,
                 [&](Value *panel) { write(line, unit, panel, true, kMask); });
    });
  };
  walk(zero, fullUnits, false);
  if (!kFull)
    walk(fullUnits, units, true);
}

void Packer::tileStrip(const OperandBlock &block, unsigned rowTiles, Value *to,
                       bool kFull) {
  Value *zero = b.getInt64(0), *tile = b.getInt64(16);
  Value *fullUnits = b.CreateSDiv(block.kCount, b.getInt64(format.elements));
  Value *whole = roundDown(b, fullUnits, 16);
  Value *units = roundUp(
      b,
      b.CreateSDiv(b.CreateAdd(block.kCount, b.getInt64(format.elements - 1)),
                   b.getInt64(format.elements)),
      16);
  auto place = [&](Value *unit, Value *row) {
    Value *step = b.CreateUDiv(unit, tile);
    return offset(to,
                  b.CreateAdd(b.CreateMul(step, b.getInt64(rowTiles * 1024)),
                              b.CreateMul(row, b.getInt64(64))));
  };
  if (operand.lanesAlongK) {
    emitLoop(b, zero, block.rowCount, b.getInt64(1), [&](Value *row) {
      auto write = [&](Value *unit, bool masked) {
        b.CreateAlignedStore(alongK(block, row, unit, masked), place(unit, row),
                             Align(64));
      };
      emitLoop(b, zero, whole, tile, [&](Value *unit) { write(unit, false); });
      if (!kFull)
        emitLoop(b, whole, units, tile,
                 [&](Value *unit) { write(unit, true); });
    });
    return;
  }
  auto write = [&](Value *unit, Value *row, bool masked) {
    transposed(
        [&](Value *i) {
          return alongRows(block, row, b.CreateAdd(unit, i), masked, masked,
                           true);
        },
        place(unit, row), 64);
  };
  // All rows of a step before the next step: two tiles are of the same lines.
  emitLoop(b, zero, units, tile, [&](Value *unit) {
    emitLoop(b, zero, block.rowCount, tile, [&](Value *row) {
      Value *inside =
          b.CreateAnd(b.CreateICmpSLE(b.CreateAdd(unit, tile), fullUnits),
                      b.CreateICmpSLE(b.CreateAdd(row, tile), block.rowCount));
      emitIf(
          b, inside, [&] { write(unit, row, false); },
          [&] { write(unit, row, true); });
    });
  });
}

} // namespace tesela::cpu
