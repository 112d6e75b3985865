// expect: PROVED BITWISE
// rule: dynamic_slice(transpose(A)) => transpose(dynamic_slice(A))
// where: HandleDynamicSlice

func.func @left(%A: tensor<10x6xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<2x4xf32> {
  %transpose = stablehlo.transpose %A, dims = [1, 0] : (tensor<10x6xf32>) -> tensor<6x10xf32>
  %dynamic_slice = stablehlo.dynamic_slice %transpose, %i, %j, sizes = [2, 4] : (tensor<6x10xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
  return %dynamic_slice : tensor<2x4xf32>
}

func.func @right(%A: tensor<10x6xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<2x4xf32> {
  %dynamic_slice = stablehlo.dynamic_slice %A, %j, %i, sizes = [4, 2] : (tensor<10x6xf32>, tensor<i32>, tensor<i32>) -> tensor<4x2xf32>
  %transpose = stablehlo.transpose %dynamic_slice, dims = [1, 0] : (tensor<4x2xf32>) -> tensor<2x4xf32>
  return %transpose : tensor<2x4xf32>
}
