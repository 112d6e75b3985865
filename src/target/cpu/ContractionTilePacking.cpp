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

static Value *roundDown(IRBuilderBase &b, Value *count, int64_t multiple) {
  return b.CreateMul(b.CreateSDiv(count, b.getInt64(multiple)),
                     b.getInt64(multiple));
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
  auto write = [&](Value *unit, Value *row, bool rowMask, bool kMask) {
    b.CreateAlignedStore(alongRows(block, row, unit, rowMask, kMask, true),
                         place(unit, row), Align(64));
  };
  Value *whole = rowsFull ? end : roundDown(b, block.rowCount, 16);
  emitLoop(b, zero, fullUnits, one, [&](Value *unit) {
    emitLoop(b, zero, whole, tile,
             [&](Value *row) { write(unit, row, false, false); });
    if (!rowsFull)
      emitLoop(b, whole, end, tile,
               [&](Value *row) { write(unit, row, true, false); });
  });
  if (!kFull)
    emitLoop(b, fullUnits, units, one, [&](Value *unit) {
      emitLoop(b, zero, end, tile,
               [&](Value *row) { write(unit, row, true, true); });
    });
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
  emitLoop(b, zero, block.rowCount, tile, [&](Value *row) {
    emitLoop(b, zero, units, tile, [&](Value *unit) {
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
