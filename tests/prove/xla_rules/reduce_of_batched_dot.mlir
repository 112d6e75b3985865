// expect: PROVED REASSOC, no better
// rule: reduce(dot(A, B) over batch) => dot(A, B) contracting the batch
// where: HandleReduce

func.func @left(
    %A: tensor<?x?x?xf32> {tesela.shape = "B, M, K"},
    %C: tensor<?x?x?xf32> {tesela.shape = "B, K, N"}) -> tensor<?x?xf32> {
  %dot = stablehlo.dot_general %A, %C, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%dot init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %total : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?x?xf32> {tesela.shape = "B, M, K"},
    %C: tensor<?x?x?xf32> {tesela.shape = "B, K, N"}) -> tensor<?x?xf32> {
  %dot = stablehlo.dot_general %A, %C, contracting_dims = [0, 2] x [0, 1] : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}
