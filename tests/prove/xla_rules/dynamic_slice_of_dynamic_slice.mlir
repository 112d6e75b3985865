// expect: REFUTED
// rule: dynamic_slice(dynamic_slice(A, i), j) => dynamic_slice(A, i + j)
// where: HandleDynamicSlice
// False: both starts are clamped. A later version clamps i, to [0, 7] instead
// of [0, 4], and j not at all; it is dynamic_slice_of_dynamic_slice_clamped.

func.func @left(%A: tensor<10xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<3xf32> {
  %dynamic_slice = stablehlo.dynamic_slice %A, %i, sizes = [6] : (tensor<10xf32>, tensor<i32>) -> tensor<6xf32>
  %dynamic_slice_1 = stablehlo.dynamic_slice %dynamic_slice, %j, sizes = [3] : (tensor<6xf32>, tensor<i32>) -> tensor<3xf32>
  return %dynamic_slice_1 : tensor<3xf32>
}

func.func @right(%A: tensor<10xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<3xf32> {
  %sum = stablehlo.add %i, %j : tensor<i32>
  %dynamic_slice = stablehlo.dynamic_slice %A, %sum, sizes = [3] : (tensor<10xf32>, tensor<i32>) -> tensor<3xf32>
  return %dynamic_slice : tensor<3xf32>
}
