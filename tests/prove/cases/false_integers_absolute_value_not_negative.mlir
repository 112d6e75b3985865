// expect: REFUTED
// The absolute value of the smallest integer is negative.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi1> {
  %abs = stablehlo.abs %a : tensor<?xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %N = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %zero, %N_1d, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %compare = stablehlo.compare GE, %abs, %broadcast : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
  return %compare : tensor<?xi1>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi1> {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %N = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %true, %N_1d, dims = [] : (tensor<i1>, tensor<1xi32>) -> tensor<?xi1>
  return %broadcast : tensor<?xi1>
}
