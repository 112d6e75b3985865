// expect: PROVED BITWISE
// rule: dot(A, v) => reduce(A broadcast(v))
// where: RewriteBatchPlusContractingAsReduce

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %v: tensor<?xf32> {tesela.shape = "K"}) -> tensor<?xf32> {
  %dot = stablehlo.dot_general %A, %v, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %dot : tensor<?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %v: tensor<?xf32> {tesela.shape = "K"}) -> tensor<?xf32> {
  %M = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %K = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %K_1d = stablehlo.reshape %K : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %K_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %v, %shape, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %product = stablehlo.multiply %A, %broadcast : tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%product init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %total : tensor<?xf32>
}
