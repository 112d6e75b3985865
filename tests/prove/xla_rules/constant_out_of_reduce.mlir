// expect: PROVED REAL
// rule: reduce(c A) => c reduce(A)
// where: TensorRight, reduce

func.func @left(%A: tensor<?x?xf32> {tesela.shape = "M, N"}, %c: tensor<f32>) -> tensor<?xf32> {
  %product = chlo.broadcast_multiply %A, %c : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%product init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %total : tensor<?xf32>
}

func.func @right(%A: tensor<?x?xf32> {tesela.shape = "M, N"}, %c: tensor<f32>) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%A init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %product = chlo.broadcast_multiply %total, %c : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %product : tensor<?xf32>
}
