// RUN: tesela-opt %s --split-input-file --verify-diagnostics

func.func @sorted(%a: tensor<4x8xf32>, %i: tensor<1x2xi32>) {
  // expected-error @+1 {{stablehlo.gather: (C4) offset_dims must be sorted, got [1, 0]}}
  %0 = "stablehlo.gather"(%a, %i) {
    dimension_numbers = #stablehlo.gather<offset_dims = [1, 0], start_index_map = [0, 1], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 1>
  } : (tensor<4x8xf32>, tensor<1x2xi32>) -> tensor<4x1xf32>
  return
}

// -----

func.func @slice_size(%a: tensor<4x8xf32>, %i: tensor<1x1xi32>) {
  // expected-error @+1 {{stablehlo.gather: (C21) slice size 9 of dimension 1 does not fit the operand}}
  %0 = "stablehlo.gather"(%a, %i) {
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 9>
  } : (tensor<4x8xf32>, tensor<1x1xi32>) -> tensor<1x9xf32>
  return
}

// -----

func.func @index_map(%a: tensor<4x8xf32>, %i: tensor<1x2xi32>) {
  // expected-error @+1 {{stablehlo.gather: (C3) start_index_map must have one entry per index, 2, got 1}}
  %0 = "stablehlo.gather"(%a, %i) {
    dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 8>
  } : (tensor<4x8xf32>, tensor<1x2xi32>) -> tensor<1x8xf32>
  return
}

// -----

func.func @window(%a: tensor<3x4xf32>, %i: tensor<2x1xi32>, %u: tensor<2x5xf32>) {
  // expected-error @+1 {{stablehlo.scatter: (C4) window dimension 1 of updates, of size 5, exceeds the input's 4}}
  %0 = "stablehlo.scatter"(%a, %i, %u) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) {
    scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>
  } : (tensor<3x4xf32>, tensor<2x1xi32>, tensor<2x5xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @field(%a: tensor<4x8xf32>) {
  // expected-error @+1 {{unknown field offset}}
  %0 = stablehlo.abs %a {x = #stablehlo.gather<offset = [1]>} : tensor<4x8xf32>
  return
}
