// RUN: tesela check %s --engine=compiled --form=both | FileCheck %s
// CHECK: 1 passed, 0 failed
// RUN: tesela compile %s --emit=tile -o - | FileCheck %s --check-prefix=TILE

// Rows that indices choose lie at no constant stride: a factor of a product
// that is made of them is no plain memory (an embedding and a projection).
// TILE: kernel dot_general
// TILE: s0 = n0 clamp [0, 499]
func.func @main(%w: tensor<500x64xf32>, %i: tensor<16x1xi32>, %v: tensor<64x50xf32>) -> tensor<16x50xf32> {
  %rows = "stablehlo.gather"(%w, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 64>}> : (tensor<500x64xf32>, tensor<16x1xi32>) -> tensor<16x64xf32>
  %p = stablehlo.dot_general %rows, %v, contracting_dims = [1] x [0] : (tensor<16x64xf32>, tensor<64x50xf32>) -> tensor<16x50xf32>
  return %p : tensor<16x50xf32>
}

func.func @rows_of_lhs() {
  %w = stablehlo.iota dim = 0 : tensor<500x64xf32>
  %t = stablehlo.optimization_barrier %w : tensor<500x64xf32>
  %i = stablehlo.constant dense<[[7], [0], [499], [3], [3], [12], [8], [1], [10], [20], [30], [40], [50], [60], [70], [80]]> : tensor<16x1xi32>
  %at = stablehlo.optimization_barrier %i : tensor<16x1xi32>
  %ones = stablehlo.constant dense<1.0> : tensor<64x50xf32>
  %v = stablehlo.optimization_barrier %ones : tensor<64x50xf32>
  %rows = "stablehlo.gather"(%t, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 64>}> : (tensor<500x64xf32>, tensor<16x1xi32>) -> tensor<16x64xf32>
  %p = stablehlo.dot_general %rows, %v, contracting_dims = [1] x [0] : (tensor<16x64xf32>, tensor<64x50xf32>) -> tensor<16x50xf32>
  %sums = stablehlo.constant dense<[448.0, 0.0, 31936.0, 192.0, 192.0, 768.0, 512.0, 64.0, 640.0, 1280.0, 1920.0, 2560.0, 3200.0, 3840.0, 4480.0, 5120.0]> : tensor<16xf32>
  %want = stablehlo.broadcast_in_dim %sums, dims = [0] : (tensor<16xf32>) -> tensor<16x50xf32>
  check.expect_eq %p, %want : tensor<16x50xf32>
  return
}

// Rows of the contracted dimension.
func.func @rows_of_the_depth() {
  %w = stablehlo.iota dim = 0 : tensor<500x64xf32>
  %t = stablehlo.optimization_barrier %w : tensor<500x64xf32>
  %i = stablehlo.constant dense<[[7], [0], [499], [3], [3], [12], [8], [1], [10], [20], [30], [40], [50], [60], [70], [80]]> : tensor<16x1xi32>
  %at = stablehlo.optimization_barrier %i : tensor<16x1xi32>
  %ones = stablehlo.constant dense<1.0> : tensor<50x16xf32>
  %v = stablehlo.optimization_barrier %ones : tensor<50x16xf32>
  %rows = "stablehlo.gather"(%t, %at) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 64>}> : (tensor<500x64xf32>, tensor<16x1xi32>) -> tensor<16x64xf32>
  %p = stablehlo.dot_general %v, %rows, contracting_dims = [1] x [0] : (tensor<50x16xf32>, tensor<16x64xf32>) -> tensor<50x64xf32>
  check.expect_eq_const %p, dense<893.0> : tensor<50x64xf32>
  return
}
