// expect: PROVED BITWISE
// rule: reduce(transpose(A)) => transpose(reduce(A))
// where: HandleReduce

func.func @left(%A: tensor<?x?x?xf32> {tesela.shape = "M, N, K"}) -> tensor<?x?xf32> {
  %transpose = stablehlo.transpose %A, dims = [2, 1, 0] : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%transpose init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %total : tensor<?x?xf32>
}

func.func @right(%A: tensor<?x?x?xf32> {tesela.shape = "M, N, K"}) -> tensor<?x?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%A init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<?x?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %transpose = stablehlo.transpose %total, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %transpose : tensor<?x?xf32>
}
