// expect: PROVED BITWISE
// Max pooling 2 x 2 of an image is the maximum over a reshaped one.

func.func @left(%x: tensor<6x8xf32>) -> tensor<3x4xf32> {
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %windows = "stablehlo.reduce_window"(%x, %minus_infinity) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<6x8xf32>, tensor<f32>) -> tensor<3x4xf32>
  return %windows : tensor<3x4xf32>
}

func.func @right(%x: tensor<6x8xf32>) -> tensor<3x4xf32> {
  %reshape = stablehlo.reshape %x : (tensor<6x8xf32>) -> tensor<3x2x4x2xf32>
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%reshape init: %minus_infinity) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<3x2x4x2xf32>, tensor<f32>) -> tensor<3x4xf32>
  return %largest : tensor<3x4xf32>
}
