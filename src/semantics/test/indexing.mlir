// RUN: tesela-opt %s --print-granular-forms -o /dev/null | FileCheck %s
// Indices taken from operands, clamped so that the window fits.

// CHECK-LABEL: // stablehlo.dynamic_slice
// CHECK: read 0: operand 0 at (d0, d1 + s0) where s0 = operand 2 at () clamped to [0, 4]
// CHECK-LABEL: // stablehlo.dynamic_update_slice
// CHECK: read 1: operand 1 at (d0 - s0, d1 - s1) where
// CHECK-SAME: s0 = operand 2 at () clamped to [0, 2], s1 = operand 3 at () clamped to [0, 4]
// CHECK-SAME: if 0 <= d0 - s0 < 2 and 0 <= d1 - s1 < 2
// CHECK: select
// Rows: result(i, j) = x(ids(i), j).
// CHECK-LABEL: // stablehlo.gather
// CHECK: read 0: operand 0 at (s0, d1) where s0 = operand 1 at (d0, 0) clamped to [0, 3]
// Batched: result(b, i, j) = x(b, ids(b, i) + j).
// CHECK-LABEL: // stablehlo.gather
// CHECK: read 0: operand 0 at (d0, d2 + s0) where s0 = operand 1 at (d0, d1) clamped to [0, 3]
func.func @main(%x: tensor<4x6xf32>, %u: tensor<2x2xf32>, %i: tensor<i32>,
                %ids: tensor<5x1xi32>, %batched: tensor<4x5xui8>) {
  %0 = stablehlo.dynamic_slice %x, %i, %i, sizes = [4, 2]
      : (tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x2xf32>
  %1 = stablehlo.dynamic_update_slice %x, %u, %i, %i
      : (tensor<4x6xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>)
      -> tensor<4x6xf32>
  %2 = "stablehlo.gather"(%x, %ids) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [1],
        collapsed_slice_dims = [0], start_index_map = [0],
        index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 6>}>
      : (tensor<4x6xf32>, tensor<5x1xi32>) -> tensor<5x6xf32>
  %3 = "stablehlo.gather"(%x, %batched) <{
    dimension_numbers = #stablehlo.gather<offset_dims = [2],
        operand_batching_dims = [0], start_indices_batching_dims = [0],
        start_index_map = [1], index_vector_dim = 2>,
    slice_sizes = array<i64: 1, 3>}>
      : (tensor<4x6xf32>, tensor<4x5xui8>) -> tensor<4x5x3xf32>
  return
}
