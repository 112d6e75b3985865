// expect: PROVED REASSOC
// rule: reduce_window(A, size one) => A + c
// where: HandleReduceWindow

func.func @left(%A: tensor<?xf32> {tesela.shape = "N"}, %c: tensor<f32>) -> tensor<?xf32> {
  %windows = "stablehlo.reduce_window"(%A, %c) <{padding = dense<[[0, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %windows : tensor<?xf32>
}

func.func @right(%A: tensor<?xf32> {tesela.shape = "N"}, %c: tensor<f32>) -> tensor<?xf32> {
  %sum = chlo.broadcast_add %A, %c : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %sum : tensor<?xf32>
}
