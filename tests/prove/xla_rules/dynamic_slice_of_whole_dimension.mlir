// expect: PROVED BITWISE
// rule: dynamic_slice(A, i, j) => dynamic_slice(A, i, 0)
// where: HandleDynamicSlice

func.func @left(%A: tensor<10x6xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<4x6xf32> {
  %dynamic_slice = stablehlo.dynamic_slice %A, %i, %j, sizes = [4, 6] : (tensor<10x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
  return %dynamic_slice : tensor<4x6xf32>
}

func.func @right(%A: tensor<10x6xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<4x6xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %dynamic_slice = stablehlo.dynamic_slice %A, %i, %c0, sizes = [4, 6] : (tensor<10x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x6xf32>
  return %dynamic_slice : tensor<4x6xf32>
}
