// expect: PROVED REAL+SIDE
// conditions: 1/0
// i (1/i) = 1 for a running index, which can be zero.

func.func @left(%N: tensor<i32> {tesela.size = "N"}) -> tensor<?xf32> {
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %iota = stablehlo.dynamic_iota %N_1d, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %quotient = chlo.broadcast_divide %one, %iota : (tensor<f32>, tensor<?xf32>) -> tensor<?xf32>
  %product = stablehlo.multiply %iota, %quotient : tensor<?xf32>
  return %product : tensor<?xf32>
}

func.func @right(%N: tensor<i32> {tesela.size = "N"}) -> tensor<?xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %one, %N_1d, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  return %broadcast : tensor<?xf32>
}
