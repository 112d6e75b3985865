// expect: PROVED REASSOC
// rule: reduce_window(pad(A, c), c) => reduce_window(A, padding)
// where: HandleReduceWindow

func.func @left(%A: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %pad = stablehlo.pad %A, %zero, low = [1], high = [1], interior = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %windows = "stablehlo.reduce_window"(%pad, %zero) <{padding = dense<[[0, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %windows : tensor<?xf32>
}

func.func @right(%A: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %windows = "stablehlo.reduce_window"(%A, %zero) <{padding = dense<[[1, 1]]> : tensor<1x2xi64>, window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %windows : tensor<?xf32>
}
