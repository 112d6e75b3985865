// expect: PROVED BITWISE
// rule: dynamic_slice(reshape(A)) => reshape(dynamic_slice(A))
// where: HandleDynamicSlice

func.func @left(%A: tensor<10xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<1x4xf32> {
  %reshape = stablehlo.reshape %A : (tensor<10xf32>) -> tensor<1x10xf32>
  %dynamic_slice = stablehlo.dynamic_slice %reshape, %j, %i, sizes = [1, 4] : (tensor<1x10xf32>, tensor<i32>, tensor<i32>) -> tensor<1x4xf32>
  return %dynamic_slice : tensor<1x4xf32>
}

func.func @right(%A: tensor<10xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<1x4xf32> {
  %dynamic_slice = stablehlo.dynamic_slice %A, %i, sizes = [4] : (tensor<10xf32>, tensor<i32>) -> tensor<4xf32>
  %reshape = stablehlo.reshape %dynamic_slice : (tensor<4xf32>) -> tensor<1x4xf32>
  return %reshape : tensor<1x4xf32>
}
