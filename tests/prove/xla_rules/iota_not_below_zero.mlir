// expect: PROVED BITWISE
// rule: iota >= 0 => true
// where: HandleCompare

func.func @left(%N: tensor<i32> {tesela.size = "N"}) -> tensor<?xi1> {
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %iota = stablehlo.dynamic_iota %N_1d, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %zero, %N_1d, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %compare = stablehlo.compare GE, %iota, %broadcast : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
  return %compare : tensor<?xi1>
}

func.func @right(%N: tensor<i32> {tesela.size = "N"}) -> tensor<?xi1> {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %true, %N_1d, dims = [] : (tensor<i1>, tensor<1xi32>) -> tensor<?xi1>
  return %broadcast : tensor<?xi1>
}
