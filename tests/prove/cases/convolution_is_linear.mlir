// expect: PROVED REAL
// A convolution of a sum.

func.func @left(
    %x: tensor<?x?x?xf32> {tesela.shape = "B, N, C"},
    %y: tensor<?x?x?xf32> {tesela.shape = "B, N, C"},
    %w: tensor<3x?x?xf32> {tesela.shape = "3, C, O"}) -> tensor<?x?x?xf32>
    attributes {tesela.assume = ["2 < N"]} {
  %sum = stablehlo.add %x, %y : tensor<?x?x?xf32>
  %convolution = stablehlo.convolution(%sum, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x?x?xf32>, tensor<3x?x?xf32>) -> tensor<?x?x?xf32>
  return %convolution : tensor<?x?x?xf32>
}

func.func @right(
    %x: tensor<?x?x?xf32> {tesela.shape = "B, N, C"},
    %y: tensor<?x?x?xf32> {tesela.shape = "B, N, C"},
    %w: tensor<3x?x?xf32> {tesela.shape = "3, C, O"}) -> tensor<?x?x?xf32>
    attributes {tesela.assume = ["2 < N"]} {
  %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x?x?xf32>, tensor<3x?x?xf32>) -> tensor<?x?x?xf32>
  %convolution_1 = stablehlo.convolution(%y, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x?x?xf32>, tensor<3x?x?xf32>) -> tensor<?x?x?xf32>
  %sum = stablehlo.add %convolution, %convolution_1 : tensor<?x?x?xf32>
  return %sum : tensor<?x?x?xf32>
}
