// expect: PROVED REASSOC, no better
// rule: reduce(reduce(A)) => reduce(A)
// where: MergeReduces

func.func @left(%A: tensor<?x?x?xf32> {tesela.shape = "M, N, K"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%A init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %total_1 = stablehlo.reduce(%total init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %total_1 : tensor<?xf32>
}

func.func @right(%A: tensor<?x?x?xf32> {tesela.shape = "M, N, K"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%A init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<?x?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %total : tensor<?xf32>
}
