// expect: PROVED BITWISE
// rule: broadcast(A) => broadcast(reshape(A))
// where: HandleBroadcast
// condition: A has a dimension of size one

func.func @left(
    %M: tensor<i32> {tesela.size = "M"},
    %A: tensor<1x?xf32> {tesela.shape = "1, N"}) -> tensor<?x1x?xf32> {
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c1_1d = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 1 : (tensor<1x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %c1_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %A, %shape, dims = [1, 2] : (tensor<1x?xf32>, tensor<3xi32>) -> tensor<?x1x?xf32>
  return %broadcast : tensor<?x1x?xf32>
}

func.func @right(
    %M: tensor<i32> {tesela.size = "M"},
    %A: tensor<1x?xf32> {tesela.shape = "1, N"}) -> tensor<?x1x?xf32> {
  %N = stablehlo.get_dimension_size %A, dim = 1 : (tensor<1x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %reshape = stablehlo.dynamic_reshape %A, %N_1d : (tensor<1x?xf32>, tensor<1xi32>) -> tensor<?xf32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c1_1d = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %c1_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %reshape, %shape, dims = [2] : (tensor<?xf32>, tensor<3xi32>) -> tensor<?x1x?xf32>
  return %broadcast : tensor<?x1x?xf32>
}
