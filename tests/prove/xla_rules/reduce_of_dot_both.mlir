// expect: PROVED REAL, no better
// rule: reduce(dot(A, B)) => dot(reduce(A), reduce(B))
// where: ReorderReduceDotToDotReduce

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<f32> {
  %dot = stablehlo.dot_general %A, %B, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%dot init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<f32>
  return %total : tensor<f32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%A init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %total_1 = stablehlo.reduce(%B init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %dot = stablehlo.dot_general %total, %total_1, contracting_dims = [0] x [0] : (tensor<?xf32>, tensor<?xf32>) -> tensor<f32>
  return %dot : tensor<f32>
}
