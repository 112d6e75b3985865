// expect: PROVED BITWISE
// rule: dynamic_slice(broadcast(c)) => broadcast(c)
// where: HandleBroadcast

func.func @left(%c: tensor<f32>, %i: tensor<i32>) -> tensor<4xf32> {
  %broadcast = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<10xf32>
  %dynamic_slice = stablehlo.dynamic_slice %broadcast, %i, sizes = [4] : (tensor<10xf32>, tensor<i32>) -> tensor<4xf32>
  return %dynamic_slice : tensor<4xf32>
}

func.func @right(%c: tensor<f32>, %i: tensor<i32>) -> tensor<4xf32> {
  %broadcast = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<4xf32>
  return %broadcast : tensor<4xf32>
}
