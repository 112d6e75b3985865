// expect: PROVED REASSOC
// A convolution with a window of one is a product.

func.func @left(
    %x: tensor<?x?x?xf32> {tesela.shape = "B, N, C"},
    %w: tensor<1x?x?xf32> {tesela.shape = "1, C, O"}) -> tensor<?x?x?xf32> {
  %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x?x?xf32>, tensor<1x?x?xf32>) -> tensor<?x?x?xf32>
  return %convolution : tensor<?x?x?xf32>
}

func.func @right(
    %x: tensor<?x?x?xf32> {tesela.shape = "B, N, C"},
    %w: tensor<1x?x?xf32> {tesela.shape = "1, C, O"}) -> tensor<?x?x?xf32> {
  %C = stablehlo.get_dimension_size %x, dim = 2 : (tensor<?x?x?xf32>) -> tensor<i32>
  %C_1d = stablehlo.reshape %C : (tensor<i32>) -> tensor<1xi32>
  %O = stablehlo.get_dimension_size %w, dim = 2 : (tensor<1x?x?xf32>) -> tensor<i32>
  %O_1d = stablehlo.reshape %O : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %C_1d, %O_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape = stablehlo.dynamic_reshape %w, %shape : (tensor<1x?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %x, %reshape, contracting_dims = [2] x [0] : (tensor<?x?x?xf32>, tensor<?x?xf32>) -> tensor<?x?x?xf32>
  return %dot : tensor<?x?x?xf32>
}
