// expect: PROVED BITWISE
// rule: dot(A, B) => reduce(A B)
// where: RewriteBatchPlusContractingAsReduce

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "B, K"},
    %C: tensor<?x?xf32> {tesela.shape = "B, K"}) -> tensor<?xf32> {
  %dot = stablehlo.dot_general %A, %C, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?xf32>
  return %dot : tensor<?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "B, K"},
    %C: tensor<?x?xf32> {tesela.shape = "B, K"}) -> tensor<?xf32> {
  %product = stablehlo.multiply %A, %C : tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%product init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %total : tensor<?xf32>
}
