// expect: PROVED BITWISE
// rule: reshape(reshape(A)) => reshape(A)
// where: HandleReshape

func.func @left(%A: tensor<?x?x?xf32> {tesela.shape = "M, N, K"}) -> tensor<?x?xf32> {
  %M = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?x?x?xf32>) -> tensor<i32>
  %N = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?x?xf32>) -> tensor<i32>
  %size = stablehlo.multiply %M, %N : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %K = stablehlo.get_dimension_size %A, dim = 2 : (tensor<?x?x?xf32>) -> tensor<i32>
  %K_1d = stablehlo.reshape %K : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %size_1d, %K_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape = stablehlo.dynamic_reshape %A, %shape : (tensor<?x?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %size_1 = stablehlo.multiply %K, %N : tensor<i32>
  %size_1_1d = stablehlo.reshape %size_1 : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %M_1d, %size_1_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape_1 = stablehlo.dynamic_reshape %reshape, %shape_1 : (tensor<?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %reshape_1 : tensor<?x?xf32>
}

func.func @right(%A: tensor<?x?x?xf32> {tesela.shape = "M, N, K"}) -> tensor<?x?xf32> {
  %M = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?x?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %K = stablehlo.get_dimension_size %A, dim = 2 : (tensor<?x?x?xf32>) -> tensor<i32>
  %N = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?x?xf32>) -> tensor<i32>
  %size = stablehlo.multiply %K, %N : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %size_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape = stablehlo.dynamic_reshape %A, %shape : (tensor<?x?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %reshape : tensor<?x?xf32>
}
