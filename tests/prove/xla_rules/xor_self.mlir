// expect: PROVED BITWISE
// rule: A xor A => false
// where: HandleXor

func.func @left(%A: tensor<?x?xi1> {tesela.shape = "M, N"}) -> tensor<?x?xi1> {
  %xor = stablehlo.xor %A, %A : tensor<?x?xi1>
  return %xor : tensor<?x?xi1>
}

func.func @right(%A: tensor<?x?xi1> {tesela.shape = "M, N"}) -> tensor<?x?xi1> {
  %false = stablehlo.constant dense<false> : tensor<i1>
  %M = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?x?xi1>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?xi1>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %false, %shape, dims = [] : (tensor<i1>, tensor<2xi32>) -> tensor<?x?xi1>
  return %broadcast : tensor<?x?xi1>
}
