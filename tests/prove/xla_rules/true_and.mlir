// expect: PROVED BITWISE
// rule: true and A => A
// where: HandleAnd

func.func @left(%A: tensor<?x?xi1> {tesela.shape = "M, N"}) -> tensor<?x?xi1> {
  %true = stablehlo.constant dense<true> : tensor<i1>
  %M = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?x?xi1>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?xi1>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %true, %shape, dims = [] : (tensor<i1>, tensor<2xi32>) -> tensor<?x?xi1>
  %and = stablehlo.and %broadcast, %A : tensor<?x?xi1>
  return %and : tensor<?x?xi1>
}

func.func @right(%A: tensor<?x?xi1> {tesela.shape = "M, N"}) -> tensor<?x?xi1> {
  return %A : tensor<?x?xi1>
}
