// expect: PROVED BITWISE
// rule: dot(A, B) => A broadcast(B)
// where: RewriteAsMultiplyDotWithZeroLhsContractingDim

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "B, M"},
    %C: tensor<?x?xf32> {tesela.shape = "B, N"}) -> tensor<?x?x?xf32> {
  %dot = stablehlo.dot_general %A, %C, batching_dims = [0] x [0], contracting_dims = [] x [] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?x?xf32>
  return %dot : tensor<?x?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "B, M"},
    %C: tensor<?x?xf32> {tesela.shape = "B, N"}) -> tensor<?x?x?xf32> {
  %B = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %B_1d = stablehlo.reshape %B : (tensor<i32>) -> tensor<1xi32>
  %M = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %C, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %B_1d, %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %A, %shape, dims = [0, 1] : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %broadcast_1 = stablehlo.dynamic_broadcast_in_dim %C, %shape, dims = [0, 2] : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %product = stablehlo.multiply %broadcast, %broadcast_1 : tensor<?x?x?xf32>
  return %product : tensor<?x?x?xf32>
}
