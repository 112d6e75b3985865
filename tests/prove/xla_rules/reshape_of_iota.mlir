// expect: PROVED BITWISE
// rule: reshape(iota) => N iota + iota
// where: HandleReshape

func.func @left(
    %M: tensor<i32> {tesela.size = "M"},
    %N: tensor<i32> {tesela.size = "N"}) -> tensor<?x?xi32> {
  %size = stablehlo.multiply %M, %N : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %iota = stablehlo.dynamic_iota %size_1d, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape = stablehlo.dynamic_reshape %iota, %shape : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x?xi32>
  return %reshape : tensor<?x?xi32>
}

func.func @right(
    %M: tensor<i32> {tesela.size = "M"},
    %N: tensor<i32> {tesela.size = "N"}) -> tensor<?x?xi32> {
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %iota = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %iota_1 = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %product = chlo.broadcast_multiply %iota_1, %N : (tensor<?x?xi32>, tensor<i32>) -> tensor<?x?xi32>
  %sum = stablehlo.add %iota, %product : tensor<?x?xi32>
  return %sum : tensor<?x?xi32>
}
