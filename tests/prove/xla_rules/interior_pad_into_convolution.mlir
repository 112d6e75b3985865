// expect: PROVED REASSOC
// rule: conv(pad(X, 0, interior), W) => conv(X, W, dilation)
// where: FoldConvInputPad

func.func @left(
    %X: tensor<?x7x?xf32> {tesela.shape = "B, 7, C"},
    %W: tensor<3x?x?xf32> {tesela.shape = "3, C, O"}) -> tensor<?x11x?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %pad = stablehlo.pad %X, %zero, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 1, 0] : (tensor<?x7x?xf32>, tensor<f32>) -> tensor<?x13x?xf32>
  %convolution = stablehlo.convolution(%pad, %W) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x13x?xf32>, tensor<3x?x?xf32>) -> tensor<?x11x?xf32>
  return %convolution : tensor<?x11x?xf32>
}

func.func @right(
    %X: tensor<?x7x?xf32> {tesela.shape = "B, 7, C"},
    %W: tensor<3x?x?xf32> {tesela.shape = "3, C, O"}) -> tensor<?x11x?xf32> {
  %convolution = stablehlo.convolution(%X, %W) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {lhs_dilate = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x7x?xf32>, tensor<3x?x?xf32>) -> tensor<?x11x?xf32>
  return %convolution : tensor<?x11x?xf32>
}
