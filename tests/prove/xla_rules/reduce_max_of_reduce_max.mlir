// expect: PROVED REASSOC
// rule: reduce(reduce(A)) => reduce(A)
// where: MergeReduces

func.func @left(%A: tensor<?x?x?xf32> {tesela.shape = "M, N, K"}) -> tensor<?xf32> {
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%A init: %minus_infinity) applies stablehlo.maximum across dimensions = [2] : (tensor<?x?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %largest_1 = stablehlo.reduce(%largest init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %largest_1 : tensor<?xf32>
}

func.func @right(%A: tensor<?x?x?xf32> {tesela.shape = "M, N, K"}) -> tensor<?xf32> {
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%A init: %minus_infinity) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<?x?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %largest : tensor<?xf32>
}
