// expect: PROVED BITWISE
// rule: reshape(broadcast(A)) => broadcast(A)
// where: HandleReshape
// condition: dimensions of A are kept

func.func @left(
    %M: tensor<i32> {tesela.size = "M"},
    %K: tensor<i32> {tesela.size = "K"},
    %A: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?x?xf32> {
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %K_1d = stablehlo.reshape %K : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %K_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %A, %shape, dims = [2] : (tensor<?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %size = stablehlo.multiply %K, %M : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %size_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape = stablehlo.dynamic_reshape %broadcast, %shape_1 : (tensor<?x?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %reshape : tensor<?x?xf32>
}

func.func @right(
    %M: tensor<i32> {tesela.size = "M"},
    %K: tensor<i32> {tesela.size = "K"},
    %A: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?x?xf32> {
  %size = stablehlo.multiply %K, %M : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %size_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %A, %shape, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %broadcast : tensor<?x?xf32>
}
