// expect: PROVED BITWISE
// rule: broadcast(reshape(A)) => broadcast(A)
// where: HandleBroadcast
// condition: the reshape inserts ones

func.func @left(
    %M: tensor<i32> {tesela.size = "M"},
    %A: tensor<?xf32> {tesela.shape = "N"}) -> tensor<1x?x?xf32> {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c1_1d = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %c1_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape = stablehlo.dynamic_reshape %A, %shape : (tensor<?xf32>, tensor<2xi32>) -> tensor<1x?xf32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %c1_1d, %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %reshape, %shape_1, dims = [0, 2] : (tensor<1x?xf32>, tensor<3xi32>) -> tensor<1x?x?xf32>
  return %broadcast : tensor<1x?x?xf32>
}

func.func @right(
    %M: tensor<i32> {tesela.size = "M"},
    %A: tensor<?xf32> {tesela.shape = "N"}) -> tensor<1x?x?xf32> {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c1_1d = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %c1_1d, %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %A, %shape, dims = [2] : (tensor<?xf32>, tensor<3xi32>) -> tensor<1x?x?xf32>
  return %broadcast : tensor<1x?x?xf32>
}
