// expect: PROVED REASSOC
// rule: conv(X, pad(W, 0, interior)) => conv(X, W, dilation)
// where: FoldConvFilterPad

func.func @left(
    %X: tensor<?x9x?xf32> {tesela.shape = "B, 9, C"},
    %W: tensor<3x?x?xf32> {tesela.shape = "3, C, O"}) -> tensor<?x5x?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %pad = stablehlo.pad %W, %zero, low = [0, 0, 0], high = [0, 0, 0], interior = [1, 0, 0] : (tensor<3x?x?xf32>, tensor<f32>) -> tensor<5x?x?xf32>
  %convolution = stablehlo.convolution(%X, %pad) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x9x?xf32>, tensor<5x?x?xf32>) -> tensor<?x5x?xf32>
  return %convolution : tensor<?x5x?xf32>
}

func.func @right(
    %X: tensor<?x9x?xf32> {tesela.shape = "B, 9, C"},
    %W: tensor<3x?x?xf32> {tesela.shape = "3, C, O"}) -> tensor<?x5x?xf32> {
  %convolution = stablehlo.convolution(%X, %W) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {rhs_dilate = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x9x?xf32>, tensor<3x?x?xf32>) -> tensor<?x5x?xf32>
  return %convolution : tensor<?x5x?xf32>
}
