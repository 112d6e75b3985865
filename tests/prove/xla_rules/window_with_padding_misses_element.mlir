// expect: REFUTED
// rule: reduce_window(pad(A, c), c, padding) => broadcast(A)
// where: HandleReduceWindow
// False: with padding of the window itself some windows miss the element; the
// code looks at the pad operator's padding only.

func.func @left(%A: tensor<1xf32>) -> tensor<6xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %pad = stablehlo.pad %A, %zero, low = [1], high = [1], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<3xf32>
  %windows = "stablehlo.reduce_window"(%pad, %zero) <{padding = dense<[[2, 2]]> : tensor<1x2xi64>, window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<3xf32>, tensor<f32>) -> tensor<6xf32>
  return %windows : tensor<6xf32>
}

func.func @right(%A: tensor<1xf32>) -> tensor<6xf32> {
  %reshape = stablehlo.reshape %A : (tensor<1xf32>) -> tensor<f32>
  %broadcast = stablehlo.broadcast_in_dim %reshape, dims = [] : (tensor<f32>) -> tensor<6xf32>
  return %broadcast : tensor<6xf32>
}
