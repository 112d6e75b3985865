// expect: PROVED BITWISE
// rule: update(broadcast(c), U, k) => pad(U, c)
// where: HandleDynamicUpdateSlice

func.func @left(%U: tensor<4xf32>, %c: tensor<f32>) -> tensor<10xf32> {
  %broadcast = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<10xf32>
  %c3 = stablehlo.constant dense<3> : tensor<i32>
  %update = stablehlo.dynamic_update_slice %broadcast, %U, %c3 : (tensor<10xf32>, tensor<4xf32>, tensor<i32>) -> tensor<10xf32>
  return %update : tensor<10xf32>
}

func.func @right(%U: tensor<4xf32>, %c: tensor<f32>) -> tensor<10xf32> {
  %pad = stablehlo.pad %U, %c, low = [3], high = [3], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<10xf32>
  return %pad : tensor<10xf32>
}
