// expect: PROVED BITWISE
// rule: A ^ 0 => A
// where: HandleXor

func.func @left(%A: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<?x?xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %M = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?x?xi32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?xi32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %zero, %shape, dims = [] : (tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
  %xor = stablehlo.xor %A, %broadcast : tensor<?x?xi32>
  return %xor : tensor<?x?xi32>
}

func.func @right(%A: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<?x?xi32> {
  return %A : tensor<?x?xi32>
}
