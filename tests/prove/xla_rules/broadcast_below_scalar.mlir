// expect: PROVED BITWISE
// rule: broadcast(A) * broadcast(c) => broadcast(A * c)
// where: TryToSinkBroadcastAfterElementwiseOps

func.func @left(
    %M: tensor<i32> {tesela.size = "M"},
    %A: tensor<?xf32> {tesela.shape = "N"},
    %c: tensor<f32>) -> tensor<?x?xf32> {
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %A, %shape, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %broadcast_1 = stablehlo.dynamic_broadcast_in_dim %c, %shape, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  %product = stablehlo.multiply %broadcast, %broadcast_1 : tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}

func.func @right(
    %M: tensor<i32> {tesela.size = "M"},
    %A: tensor<?xf32> {tesela.shape = "N"},
    %c: tensor<f32>) -> tensor<?x?xf32> {
  %N = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %c, %N_1d, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %product = stablehlo.multiply %A, %broadcast : tensor<?xf32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast_1 = stablehlo.dynamic_broadcast_in_dim %product, %shape, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %broadcast_1 : tensor<?x?xf32>
}
