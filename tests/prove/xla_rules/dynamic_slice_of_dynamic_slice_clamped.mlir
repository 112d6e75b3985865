// expect: REFUTED
// rule: dynamic_slice(dynamic_slice(A, i), j) => dynamic_slice(A, clamp(0, i, N - m) + j)
// where: HandleDynamicSlice
// False: i = 7, j = 0 begins at 4, not at 7; i = 0, j = 7 at 3, not at 7.

func.func @left(%A: tensor<10xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<3xf32> {
  %dynamic_slice = stablehlo.dynamic_slice %A, %i, sizes = [6] : (tensor<10xf32>, tensor<i32>) -> tensor<6xf32>
  %dynamic_slice_1 = stablehlo.dynamic_slice %dynamic_slice, %j, sizes = [3] : (tensor<6xf32>, tensor<i32>) -> tensor<3xf32>
  return %dynamic_slice_1 : tensor<3xf32>
}

func.func @right(%A: tensor<10xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<3xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c7 = stablehlo.constant dense<7> : tensor<i32>
  %clamp = stablehlo.clamp %c0, %i, %c7 : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %sum = stablehlo.add %clamp, %j : tensor<i32>
  %dynamic_slice = stablehlo.dynamic_slice %A, %sum, sizes = [3] : (tensor<10xf32>, tensor<i32>) -> tensor<3xf32>
  return %dynamic_slice : tensor<3xf32>
}
