// expect: PROVED REASSOC, no better
// rule: reduce(concatenate(A, B)) => reduce(A) + reduce(B)
// where: HandleReduce

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %concatenate = stablehlo.concatenate %A, %B, dim = 1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%concatenate init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %total : tensor<?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%A init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %total_1 = stablehlo.reduce(%B init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %sum = stablehlo.add %total, %total_1 : tensor<?xf32>
  return %sum : tensor<?xf32>
}
