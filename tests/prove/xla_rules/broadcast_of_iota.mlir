// expect: PROVED BITWISE
// rule: broadcast(iota) => iota
// where: HandleBroadcast

func.func @left(
    %M: tensor<i32> {tesela.size = "M"},
    %N: tensor<i32> {tesela.size = "N"}) -> tensor<?x?xi32> {
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %iota = stablehlo.dynamic_iota %N_1d, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %iota, %shape, dims = [1] : (tensor<?xi32>, tensor<2xi32>) -> tensor<?x?xi32>
  return %broadcast : tensor<?x?xi32>
}

func.func @right(
    %M: tensor<i32> {tesela.size = "M"},
    %N: tensor<i32> {tesela.size = "N"}) -> tensor<?x?xi32> {
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %iota = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  return %iota : tensor<?x?xi32>
}
