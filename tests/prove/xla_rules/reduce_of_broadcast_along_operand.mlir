// expect: PROVED BITWISE
// rule: reduce(broadcast(A)) => broadcast(reduce(A))
// where: HandleReduce

func.func @left(
    %M: tensor<i32> {tesela.size = "M"},
    %A: tensor<?x?xf32> {tesela.shape = "N, K"}) -> tensor<?x?xf32> {
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %K = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %K_1d = stablehlo.reshape %K : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, %K_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %A, %shape, dims = [1, 2] : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%broadcast init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<?x?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %total : tensor<?x?xf32>
}

func.func @right(
    %M: tensor<i32> {tesela.size = "M"},
    %A: tensor<?x?xf32> {tesela.shape = "N, K"}) -> tensor<?x?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%A init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %total, %shape, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %broadcast : tensor<?x?xf32>
}
