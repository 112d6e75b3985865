// expect: PROVED BITWISE
// Where the size is assumed to be one, an iota is zero.

func.func @left(%N: tensor<i32> {tesela.size = "N"}) -> tensor<?xi32>
    attributes {tesela.assume = ["N == 1"]} {
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %iota = stablehlo.dynamic_iota %N_1d, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  return %iota : tensor<?xi32>
}

func.func @right(%N: tensor<i32> {tesela.size = "N"}) -> tensor<?xi32>
    attributes {tesela.assume = ["N == 1"]} {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %zero, %N_1d, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  return %broadcast : tensor<?xi32>
}
