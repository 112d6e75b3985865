// expect: PROVED REASSOC
// A convolution with ones sums windows.

func.func @left(%x: tensor<1x12x1xf32>) -> tensor<1x5x1xf32> {
  %k = stablehlo.constant dense<1.0> : tensor<3x1x1xf32>
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x12x1xf32>, tensor<3x1x1xf32>) -> tensor<1x5x1xf32>
  return %0 : tensor<1x5x1xf32>
}

func.func @right(%x: tensor<1x12x1xf32>) -> tensor<1x5x1xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %zero) <{window_dimensions = array<i64: 1, 3, 1>, window_strides = array<i64: 1, 2, 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %c = stablehlo.add %a, %b : tensor<f32>
  stablehlo.return %c : tensor<f32>
  }) : (tensor<1x12x1xf32>, tensor<f32>) -> tensor<1x5x1xf32>
  return %0 : tensor<1x5x1xf32>
}
