// expect: REFUTED
// rule: reduce(concatenate(A, B), c) => reduce(A, c) + reduce(B, c)
// where: HandleReduce
// The start counts twice unless it is neutral, as XLA takes for granted.

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"},
    %c: tensor<f32>) -> tensor<?xf32> {
  %concatenate = stablehlo.concatenate %A, %B, dim = 1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %total = stablehlo.reduce(%concatenate init: %c) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %total : tensor<?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"},
    %c: tensor<f32>) -> tensor<?xf32> {
  %total = stablehlo.reduce(%A init: %c) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %total_1 = stablehlo.reduce(%B init: %c) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %sum = stablehlo.add %total, %total_1 : tensor<?xf32>
  return %sum : tensor<?xf32>
}
