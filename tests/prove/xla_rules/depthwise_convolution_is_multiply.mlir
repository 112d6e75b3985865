// expect: PROVED BITWISE
// rule: conv(X, W) => X broadcast(W)
// where: SimplifyConvToMultiply
// condition: one channel a group, window of size one

func.func @left(
    %X: tensor<?x?x4xf32> {tesela.shape = "B, N, 4"},
    %W: tensor<1x1x4xf32>) -> tensor<?x?x4xf32> {
  %convolution = stablehlo.convolution(%X, %W) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<?x?x4xf32>, tensor<1x1x4xf32>) -> tensor<?x?x4xf32>
  return %convolution : tensor<?x?x4xf32>
}

func.func @right(
    %X: tensor<?x?x4xf32> {tesela.shape = "B, N, 4"},
    %W: tensor<1x1x4xf32>) -> tensor<?x?x4xf32> {
  %reshape = stablehlo.reshape %W : (tensor<1x1x4xf32>) -> tensor<4xf32>
  %B = stablehlo.get_dimension_size %X, dim = 0 : (tensor<?x?x4xf32>) -> tensor<i32>
  %B_1d = stablehlo.reshape %B : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %X, dim = 1 : (tensor<?x?x4xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %c4 = stablehlo.constant dense<4> : tensor<i32>
  %c4_1d = stablehlo.reshape %c4 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %B_1d, %N_1d, %c4_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %reshape, %shape, dims = [2] : (tensor<4xf32>, tensor<3xi32>) -> tensor<?x?x4xf32>
  %product = stablehlo.multiply %X, %broadcast : tensor<?x?x4xf32>
  return %product : tensor<?x?x4xf32>
}
