// expect: PROVED BITWISE
// rule: dynamic_slice(broadcast(A)) => broadcast(dynamic_slice(A))
// where: HandleDynamicSlice

func.func @left(%A: tensor<10xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<2x4xf32> {
  %broadcast = stablehlo.broadcast_in_dim %A, dims = [1] : (tensor<10xf32>) -> tensor<6x10xf32>
  %dynamic_slice = stablehlo.dynamic_slice %broadcast, %i, %j, sizes = [2, 4] : (tensor<6x10xf32>, tensor<i32>, tensor<i32>) -> tensor<2x4xf32>
  return %dynamic_slice : tensor<2x4xf32>
}

func.func @right(%A: tensor<10xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<2x4xf32> {
  %dynamic_slice = stablehlo.dynamic_slice %A, %j, sizes = [4] : (tensor<10xf32>, tensor<i32>) -> tensor<4xf32>
  %broadcast = stablehlo.broadcast_in_dim %dynamic_slice, dims = [1] : (tensor<4xf32>) -> tensor<2x4xf32>
  return %broadcast : tensor<2x4xf32>
}
