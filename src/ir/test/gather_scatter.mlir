// RUN: tesela-opt %s | FileCheck %s
// RUN: tesela-opt %s --mlir-print-op-generic | tesela-opt | FileCheck %s

// CHECK-LABEL: func @gather
func.func @gather(%a: tensor<5x2x4x9xf32>, %i: tensor<1x5x2xi32>) {
  // CHECK: "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1, 2], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1, 8>}>
  %0 = "stablehlo.gather"(%a, %i) {
    dimension_numbers = #stablehlo.gather<
      start_index_map = [1, 2], offset_dims = [2], collapsed_slice_dims = [1, 2],
      operand_batching_dims = [0], start_indices_batching_dims = [1],
      index_vector_dim = 2
    >, slice_sizes = array<i64: 1, 1, 1, 8>, indices_are_sorted = true
  } : (tensor<5x2x4x9xf32>, tensor<1x5x2xi32>) -> tensor<1x5x8xf32>
  return
}

// CHECK-LABEL: func @scatter
func.func @scatter(%a: tensor<3x4xf32>, %i: tensor<2xi32>, %u: tensor<2x3xf32>) {
  // CHECK: "stablehlo.scatter"(%arg0, %arg1, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = true}>
  %0 = "stablehlo.scatter"(%a, %i, %u) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) {
    scatter_dimension_numbers = #stablehlo.scatter<
      update_window_dims = [1], inserted_window_dims = [0],
      scatter_dims_to_operand_dims = [0], index_vector_dim = 1>,
    unique_indices = true
  } : (tensor<3x4xf32>, tensor<2xi32>, tensor<2x3xf32>) -> tensor<3x4xf32>
  return
}
