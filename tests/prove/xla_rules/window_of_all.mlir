// expect: PROVED REASSOC
// rule: reduce_window(A, size of A) => reshape(reduce(A))
// where: HandleReduceWindow

func.func @left(%A: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %windows = "stablehlo.reduce_window"(%A, %zero) <{padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>, window_dimensions = array<i64: 1, 8>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<4x8xf32>, tensor<f32>) -> tensor<4x1xf32>
  return %windows : tensor<4x1xf32>
}

func.func @right(%A: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%A init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x8xf32>, tensor<f32>) -> tensor<4xf32>
  %reshape = stablehlo.reshape %total : (tensor<4xf32>) -> tensor<4x1xf32>
  return %reshape : tensor<4x1xf32>
}
