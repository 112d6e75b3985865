// expect: PROVED REAL
// rule: (conv(X, W) + b) c => conv(X, W c) + b c
// where: TryToReorderConvAddMultiply

func.func @left(
    %X: tensor<?x?x?xf32> {tesela.shape = "B, N, C"},
    %W: tensor<3x?x?xf32> {tesela.shape = "3, C, O"},
    %b: tensor<?x?x?xf32> {tesela.shape = "B, N, O"},
    %c: tensor<?xf32> {tesela.shape = "O"}) -> tensor<?x?x?xf32> {
  %convolution = stablehlo.convolution(%X, %W) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x?x?xf32>, tensor<3x?x?xf32>) -> tensor<?x?x?xf32>
  %sum = stablehlo.add %convolution, %b : tensor<?x?x?xf32>
  %B = stablehlo.get_dimension_size %X, dim = 0 : (tensor<?x?x?xf32>) -> tensor<i32>
  %B_1d = stablehlo.reshape %B : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %X, dim = 1 : (tensor<?x?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %O = stablehlo.get_dimension_size %W, dim = 2 : (tensor<3x?x?xf32>) -> tensor<i32>
  %O_1d = stablehlo.reshape %O : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %B_1d, %N_1d, %O_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %c, %shape, dims = [2] : (tensor<?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %product = stablehlo.multiply %sum, %broadcast : tensor<?x?x?xf32>
  return %product : tensor<?x?x?xf32>
}

func.func @right(
    %X: tensor<?x?x?xf32> {tesela.shape = "B, N, C"},
    %W: tensor<3x?x?xf32> {tesela.shape = "3, C, O"},
    %b: tensor<?x?x?xf32> {tesela.shape = "B, N, O"},
    %c: tensor<?xf32> {tesela.shape = "O"}) -> tensor<?x?x?xf32> {
  %c3 = stablehlo.constant dense<3> : tensor<i32>
  %c3_1d = stablehlo.reshape %c3 : (tensor<i32>) -> tensor<1xi32>
  %C = stablehlo.get_dimension_size %X, dim = 2 : (tensor<?x?x?xf32>) -> tensor<i32>
  %C_1d = stablehlo.reshape %C : (tensor<i32>) -> tensor<1xi32>
  %O = stablehlo.get_dimension_size %W, dim = 2 : (tensor<3x?x?xf32>) -> tensor<i32>
  %O_1d = stablehlo.reshape %O : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %c3_1d, %C_1d, %O_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %c, %shape, dims = [2] : (tensor<?xf32>, tensor<3xi32>) -> tensor<3x?x?xf32>
  %product = stablehlo.multiply %W, %broadcast : tensor<3x?x?xf32>
  %convolution = stablehlo.convolution(%X, %product) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x?x?xf32>, tensor<3x?x?xf32>) -> tensor<?x?x?xf32>
  %B = stablehlo.get_dimension_size %X, dim = 0 : (tensor<?x?x?xf32>) -> tensor<i32>
  %B_1d = stablehlo.reshape %B : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %X, dim = 1 : (tensor<?x?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %B_1d, %N_1d, %O_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %broadcast_1 = stablehlo.dynamic_broadcast_in_dim %c, %shape_1, dims = [2] : (tensor<?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %product_1 = stablehlo.multiply %b, %broadcast_1 : tensor<?x?x?xf32>
  %sum = stablehlo.add %convolution, %product_1 : tensor<?x?x?xf32>
  return %sum : tensor<?x?x?xf32>
}
