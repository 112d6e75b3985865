// expect: PROVED REAL
// rule: exp 0 => 1
// where: HandleExp

func.func @left(%N: tensor<i32> {tesela.size = "N"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %zero, %N_1d, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %exponential = stablehlo.exponential %broadcast : tensor<?xf32>
  return %exponential : tensor<?xf32>
}

func.func @right(%N: tensor<i32> {tesela.size = "N"}) -> tensor<?xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %one, %N_1d, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  return %broadcast : tensor<?xf32>
}
