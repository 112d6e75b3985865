// expect: PROVED REASSOC
// rule: reduce_window(pad(A, c), c) => broadcast(A)
// where: HandleReduceWindow
// condition: every window holds the one element

func.func @left(%A: tensor<1xf32>) -> tensor<3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %pad = stablehlo.pad %A, %zero, low = [2], high = [2], interior = [0] : (tensor<1xf32>, tensor<f32>) -> tensor<5xf32>
  %windows = "stablehlo.reduce_window"(%pad, %zero) <{padding = dense<[[0, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<5xf32>, tensor<f32>) -> tensor<3xf32>
  return %windows : tensor<3xf32>
}

func.func @right(%A: tensor<1xf32>) -> tensor<3xf32> {
  %reshape = stablehlo.reshape %A : (tensor<1xf32>) -> tensor<f32>
  %broadcast = stablehlo.broadcast_in_dim %reshape, dims = [] : (tensor<f32>) -> tensor<3xf32>
  return %broadcast : tensor<3xf32>
}
