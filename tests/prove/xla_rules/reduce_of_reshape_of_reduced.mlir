// expect: PROVED REASSOC, no better
// rule: reduce(reshape(A)) => reduce(A)
// where: HandleReduce
// condition: only reduced dimensions are reshaped

func.func @left(%A: tensor<?x?x?xf32> {tesela.shape = "M, N, K"}) -> tensor<?xf32> {
  %M = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?x?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %K = stablehlo.get_dimension_size %A, dim = 2 : (tensor<?x?x?xf32>) -> tensor<i32>
  %N = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?x?xf32>) -> tensor<i32>
  %size = stablehlo.multiply %K, %N : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %size_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape = stablehlo.dynamic_reshape %A, %shape : (tensor<?x?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%reshape init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %total : tensor<?xf32>
}

func.func @right(%A: tensor<?x?x?xf32> {tesela.shape = "M, N, K"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%A init: %zero) applies stablehlo.add across dimensions = [1, 2] : (tensor<?x?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %total : tensor<?xf32>
}
