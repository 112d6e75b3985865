// expect: REFUTED
// A reversed window is not the same window.

func.func @left(
    %x: tensor<?x7x?xf32> {tesela.shape = "B, 7, C"},
    %w: tensor<3x?x?xf32> {tesela.shape = "3, C, O"}) -> tensor<?x5x?xf32> {
  %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {reverse = [true]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x7x?xf32>, tensor<3x?x?xf32>) -> tensor<?x5x?xf32>
  return %convolution : tensor<?x5x?xf32>
}

func.func @right(
    %x: tensor<?x7x?xf32> {tesela.shape = "B, 7, C"},
    %w: tensor<3x?x?xf32> {tesela.shape = "3, C, O"}) -> tensor<?x5x?xf32> {
  %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x7x?xf32>, tensor<3x?x?xf32>) -> tensor<?x5x?xf32>
  return %convolution : tensor<?x5x?xf32>
}
