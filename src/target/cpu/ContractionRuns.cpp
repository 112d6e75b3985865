// Packing by runs: what changes from element to element is found once per run
// (ContractionOperand::rowRun, kRun), and lanes do not cross its end.
#include "target/cpu/ContractionPacking.h"

#include "target/cpu/KernelFunction.h"

namespace tesela::cpu {

using namespace llvm;

/// Is it worth going from run to run? Vectors across their ends are gathered,
/// which takes as long as three short vectors.
bool Packer::walksRuns(int64_t length) const {
  return format.elements == 1 && !isCopied() && length >= 4;
}

void Packer::overRuns(int64_t length, Value *from, Value *count,
                      function_ref<void(const RunVector &)> body) {
  ScalarEmitter emitter(b, machine, lanes);
  Value *run = b.getInt64(length), *zero = b.getInt64(0);
  Value *end = b.CreateAdd(from, count);
  Value *last = b.CreateUDiv(b.CreateAdd(end, b.getInt64(length - 1)), run);
  auto smaller = [&](Value *x, Value *y) {
    return b.CreateBinaryIntrinsic(Intrinsic::smin, x, y);
  };
  emitLoop(b, b.CreateUDiv(from, run), last, b.getInt64(1), [&](Value *number) {
    Value *start = b.CreateSub(b.CreateMul(number, run), from);
    Value *first = b.CreateBinaryIntrinsic(Intrinsic::smax, zero,
                                           b.CreateSub(zero, start));
    Value *stop = smaller(run, b.CreateSub(count, start));
    if (length <= 2 * int64_t(lanes)) {
      for (int64_t within = 0; within < length; within += lanes) {
        Value *at = b.getInt64(within);
        Value *inside = emitter.laneMask(b.CreateSub(stop, at));
        Value *before = emitter.laneMask(b.CreateSub(first, at));
        body({{number, at},
              b.CreateAdd(start, at),
              b.CreateAnd(inside, b.CreateNot(before))});
      }
      return;
    }
    Value *vectors = b.CreateSDiv(b.CreateSub(stop, first), b.getInt64(lanes));
    Value *whole = b.CreateAdd(first, b.CreateMul(vectors, b.getInt64(lanes)));
    emitLoop(b, first, whole, b.getInt64(lanes), [&](Value *within) {
      body({{number, within}, b.CreateAdd(start, within), nullptr});
    });
    emitIf(b, b.CreateICmpSLT(whole, stop), [&] {
      body({{number, whole},
            b.CreateAdd(start, whole),
            emitter.laneMask(b.CreateSub(stop, whole))});
    });
  });
}

void Packer::overDepth(const OperandBlock &block,
                       function_ref<void(Value *, Coordinates::Run)> body) {
  Value *zero = b.getInt64(0), *one = b.getInt64(1);
  if (operand.kRun <= 1)
    return emitLoop(b, zero, block.kCount, one, [&](Value *unit) {
      body(unit, {b.CreateAdd(block.k, unit), zero});
    });
  Value *run = b.getInt64(operand.kRun);
  Value *end = b.CreateAdd(block.k, block.kCount);
  Value *last =
      b.CreateUDiv(b.CreateAdd(end, b.getInt64(operand.kRun - 1)), run);
  emitLoop(b, b.CreateUDiv(block.k, run), last, one, [&](Value *number) {
    Value *start = b.CreateSub(b.CreateMul(number, run), block.k);
    Value *first = b.CreateBinaryIntrinsic(Intrinsic::smax, zero,
                                           b.CreateSub(zero, start));
    Value *stop = b.CreateBinaryIntrinsic(Intrinsic::smin, run,
                                          b.CreateSub(block.kCount, start));
    emitLoop(b, first, stop, one, [&](Value *within) {
      body(b.CreateAdd(start, within), {number, within});
    });
  });
}

void Packer::store(Value *values, Value *address, Value *mask) {
  if (mask)
    b.CreateMaskedStore(values, address, Align(4), mask);
  else
    b.CreateAlignedStore(values, address, Align(4));
}

/// Rows next to each other, as [unit][row].
void Packer::rowsByRuns(const OperandBlock &block, Value *rowCount,
                        int64_t unitStride, Value *to) {
  ScalarEmitter emitter(b, machine, lanes);
  overRuns(operand.rowRun, block.row, rowCount, [&](const RunVector &vector) {
    overDepth(block, [&](Value *unit, Coordinates::Run k) {
      Coordinates at{block.batch, b.CreateAdd(block.row, vector.index),
                     b.CreateAdd(block.k, unit), false, vector.mask};
      at.inRun = true;
      at.rowRun = vector.run;
      at.kRun = k;
      Value *bytes =
          b.CreateAdd(b.CreateMul(unit, b.getInt64(unitStride)),
                      b.CreateMul(vector.index, b.getInt64(format.bytes())));
      store(packed(emitter, at), offset(to, bytes), vector.mask);
    });
  });
}

/// Rows of neighbours along k, as [row][unit].
void Packer::stripByRuns(const OperandBlock &block, int64_t rowBytes,
                         Value *to) {
  ScalarEmitter emitter(b, machine, lanes);
  auto write = [&](Value *row, const RunVector &vector) {
    Coordinates at{block.batch, b.CreateAdd(block.row, row),
                   b.CreateAdd(block.k, vector.index), true, vector.mask};
    at.inRun = true;
    at.kRun = vector.run;
    Value *bytes =
        b.CreateAdd(b.CreateMul(row, b.getInt64(rowBytes)),
                    b.CreateMul(vector.index, b.getInt64(format.bytes())));
    store(packed(emitter, at), offset(to, bytes), vector.mask);
  };
  auto rows = [&](function_ref<void(Value *)> body) {
    emitLoop(b, b.getInt64(0), block.rowCount, b.getInt64(1), body);
  };
  auto runs = [&](function_ref<void(const RunVector &)> body) {
    overRuns(operand.kRun, block.k, block.kCount, body);
  };
  // Memory is read as it lies: a transposed 256x256x3x3 kernel in rows of 9 k,
  // 9 KiB apart, takes a page of memory for each.
  if (operand.rowsAreNear)
    runs([&](const RunVector &vector) {
      rows([&](Value *row) { write(row, vector); });
    });
  else
    rows([&](Value *row) {
      runs([&](const RunVector &vector) { write(row, vector); });
    });
}

} // namespace tesela::cpu
