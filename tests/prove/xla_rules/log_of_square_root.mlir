// expect: PROVED REAL
// rule: log sqrt A => 0.5 log A
// where: HandleLog

func.func @left(%A: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive}) -> tensor<?x?xf32> {
  %sqrt = stablehlo.sqrt %A : tensor<?x?xf32>
  %log = stablehlo.log %sqrt : tensor<?x?xf32>
  return %log : tensor<?x?xf32>
}

func.func @right(%A: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive}) -> tensor<?x?xf32> {
  %log = stablehlo.log %A : tensor<?x?xf32>
  %c = stablehlo.constant dense<0.5> : tensor<f32>
  %product = chlo.broadcast_multiply %log, %c : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}
