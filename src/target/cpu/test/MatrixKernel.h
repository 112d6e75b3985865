// Matrix products on plain arrays, for tests and benches: strides say how the
// operands lie, results are row-major.
#pragma once

#include "target/cpu/Contraction.h"
#include "target/cpu/KernelFunction.h"

#include "llvm/IR/IRBuilder.h"

namespace tesela::cpu::test {

struct Matrix {
  ElementType type = ElementType::F32;
  int64_t rowStride = 0, kStride = 0, batchStride = 0;
};

/// Element (row, k) of buffer `buffer`, which the caller looks up later.
inline ContractionOperand
plainOperand(const Matrix &matrix, llvm::Value *const &buffer, bool directUse) {
  using namespace llvm;
  ContractionOperand operand;
  operand.type = matrix.type;
  operand.lanesAlongK = matrix.kStride == 1;
  auto *place = &buffer;
  auto address = [matrix, place](IRBuilderBase &b, Value *batch, Value *row,
                                 Value *k) {
    Value *index =
        b.CreateAdd(b.CreateMul(batch, b.getInt64(matrix.batchStride)),
                    b.CreateAdd(b.CreateMul(row, b.getInt64(matrix.rowStride)),
                                b.CreateMul(k, b.getInt64(matrix.kStride))));
    return b.CreateGEP(ArrayType::get(b.getInt8Ty(), byteSize(matrix.type)),
                       *place, index);
  };
  operand.load = [=](ScalarEmitter &e, const Coordinates &at) {
    IRBuilderBase &b = e.irBuilder();
    int64_t stride = at.lanesAlongColumn ? matrix.kStride : matrix.rowStride;
    return e.loadStrided(matrix.type, address(b, at.batch, at.row, at.column),
                         b.getInt64(stride), at.mask);
  };
  if (directUse)
    operand.plain =
        PlainOperand{[=](IRBuilderBase &b, Value *batch) {
                       return address(b, batch, b.getInt64(0), b.getInt64(0));
                     },
                     matrix.rowStride, matrix.kStride};
  return operand;
}

/// Stores sums, converted to `type`, at row * n + column of a buffer.
inline auto storingEpilogue(ElementType accumulator, ElementType type,
                            int64_t m, int64_t n, llvm::Value *const &buffer) {
  using namespace llvm;
  auto *place = &buffer;
  return [=](ScalarEmitter &e, const Coordinates &at, Element sum) {
    IRBuilderBase &b = e.irBuilder();
    Value *index = b.CreateAdd(
        b.CreateMul(b.CreateAdd(b.CreateMul(at.batch, b.getInt64(m)), at.row),
                    b.getInt64(n)),
        at.column);
    Value *address = b.CreateGEP(ArrayType::get(b.getInt8Ty(), byteSize(type)),
                                 *place, index);
    e.storeStrided(type, address, e.convert(sum, accumulator, type),
                   b.getInt64(at.lanesAlongColumn ? 1 : n), at.mask);
  };
}

} // namespace tesela::cpu::test
