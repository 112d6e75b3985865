// expect: PROVED REASSOC
// rule: conv(X, W) => reduce(X broadcast(W))
// where: SimplifyConvToMultiply

func.func @left(
    %X: tensor<?x5x4xf32> {tesela.shape = "B, 5, 4"},
    %W: tensor<5x1x4xf32>) -> tensor<?x1x4xf32> {
  %convolution = stablehlo.convolution(%X, %W) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 4 : i64} : (tensor<?x5x4xf32>, tensor<5x1x4xf32>) -> tensor<?x1x4xf32>
  return %convolution : tensor<?x1x4xf32>
}

func.func @right(
    %X: tensor<?x5x4xf32> {tesela.shape = "B, 5, 4"},
    %W: tensor<5x1x4xf32>) -> tensor<?x1x4xf32> {
  %reshape = stablehlo.reshape %W : (tensor<5x1x4xf32>) -> tensor<5x4xf32>
  %B = stablehlo.get_dimension_size %X, dim = 0 : (tensor<?x5x4xf32>) -> tensor<i32>
  %B_1d = stablehlo.reshape %B : (tensor<i32>) -> tensor<1xi32>
  %c5 = stablehlo.constant dense<5> : tensor<i32>
  %c5_1d = stablehlo.reshape %c5 : (tensor<i32>) -> tensor<1xi32>
  %c4 = stablehlo.constant dense<4> : tensor<i32>
  %c4_1d = stablehlo.reshape %c4 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %B_1d, %c5_1d, %c4_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %reshape, %shape, dims = [1, 2] : (tensor<5x4xf32>, tensor<3xi32>) -> tensor<?x5x4xf32>
  %product = stablehlo.multiply %X, %broadcast : tensor<?x5x4xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%product init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x5x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c1_1d = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %B_1d, %c1_1d, %c4_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape_1 = stablehlo.dynamic_reshape %total, %shape_1 : (tensor<?x4xf32>, tensor<3xi32>) -> tensor<?x1x4xf32>
  return %reshape_1 : tensor<?x1x4xf32>
}
