// expect: PROVED BITWISE-POW2
// rule: reduce(-A) => -reduce(A)
// where: HandleReduce

func.func @left(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %negate = stablehlo.negate %A : tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%negate init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %total : tensor<?xf32>
}

func.func @right(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%A init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %negate = stablehlo.negate %total : tensor<?xf32>
  return %negate : tensor<?xf32>
}
