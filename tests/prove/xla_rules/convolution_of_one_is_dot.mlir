// expect: PROVED REASSOC
// rule: conv(X, W of size one) => dot(X, W)
// where: SimplifyConvToDot

func.func @left(
    %X: tensor<?x?x?xf32> {tesela.shape = "B, N, C"},
    %W: tensor<1x?x?xf32> {tesela.shape = "1, C, O"}) -> tensor<?x?x?xf32> {
  %convolution = stablehlo.convolution(%X, %W) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x?x?xf32>, tensor<1x?x?xf32>) -> tensor<?x?x?xf32>
  return %convolution : tensor<?x?x?xf32>
}

func.func @right(
    %X: tensor<?x?x?xf32> {tesela.shape = "B, N, C"},
    %W: tensor<1x?x?xf32> {tesela.shape = "1, C, O"}) -> tensor<?x?x?xf32> {
  %B = stablehlo.get_dimension_size %X, dim = 0 : (tensor<?x?x?xf32>) -> tensor<i32>
  %N = stablehlo.get_dimension_size %X, dim = 1 : (tensor<?x?x?xf32>) -> tensor<i32>
  %size = stablehlo.multiply %B, %N : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %C = stablehlo.get_dimension_size %X, dim = 2 : (tensor<?x?x?xf32>) -> tensor<i32>
  %C_1d = stablehlo.reshape %C : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %size_1d, %C_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape = stablehlo.dynamic_reshape %X, %shape : (tensor<?x?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %O = stablehlo.get_dimension_size %W, dim = 2 : (tensor<1x?x?xf32>) -> tensor<i32>
  %O_1d = stablehlo.reshape %O : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %C_1d, %O_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape_1 = stablehlo.dynamic_reshape %W, %shape_1 : (tensor<1x?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %reshape, %reshape_1, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %B_1d = stablehlo.reshape %B : (tensor<i32>) -> tensor<1xi32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape_2 = stablehlo.concatenate %B_1d, %N_1d, %O_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape_2 = stablehlo.dynamic_reshape %dot, %shape_2 : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  return %reshape_2 : tensor<?x?x?xf32>
}
