// expect: PROVED BITWISE
// rule: A >= 0 => true
// where: HandleCompare
// condition: unsigned

func.func @left(%A: tensor<?xui32> {tesela.shape = "N"}) -> tensor<?xi1> {
  %zero = stablehlo.constant dense<0> : tensor<ui32>
  %N = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?xui32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %zero, %N_1d, dims = [] : (tensor<ui32>, tensor<1xi32>) -> tensor<?xui32>
  %compare = stablehlo.compare GE, %A, %broadcast : (tensor<?xui32>, tensor<?xui32>) -> tensor<?xi1>
  return %compare : tensor<?xi1>
}

func.func @right(%A: tensor<?xui32> {tesela.shape = "N"}) -> tensor<?xi1> {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %N = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?xui32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %true, %N_1d, dims = [] : (tensor<i1>, tensor<1xi32>) -> tensor<?xi1>
  return %broadcast : tensor<?xi1>
}
