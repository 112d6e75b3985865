// expect: PROVED BITWISE
// rule: dot over dimensions of size one => dot without them
// where: RemoveDegenerateDimensionFromDot

func.func @left(
    %A: tensor<1x?x?xf32> {tesela.shape = "1, M, K"},
    %B: tensor<1x?x?xf32> {tesela.shape = "1, K, N"}) -> tensor<1x?x?xf32> {
  %dot = stablehlo.dot_general %A, %B, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<1x?x?xf32>, tensor<1x?x?xf32>) -> tensor<1x?x?xf32>
  return %dot : tensor<1x?x?xf32>
}

func.func @right(
    %A: tensor<1x?x?xf32> {tesela.shape = "1, M, K"},
    %B: tensor<1x?x?xf32> {tesela.shape = "1, K, N"}) -> tensor<1x?x?xf32> {
  %M = stablehlo.get_dimension_size %A, dim = 1 : (tensor<1x?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %K = stablehlo.get_dimension_size %A, dim = 2 : (tensor<1x?x?xf32>) -> tensor<i32>
  %K_1d = stablehlo.reshape %K : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %K_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape = stablehlo.dynamic_reshape %A, %shape : (tensor<1x?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %N = stablehlo.get_dimension_size %B, dim = 2 : (tensor<1x?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %K_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape_1 = stablehlo.dynamic_reshape %B, %shape_1 : (tensor<1x?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %reshape, %reshape_1, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c1_1d = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
  %shape_2 = stablehlo.concatenate %c1_1d, %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape_2 = stablehlo.dynamic_reshape %dot, %shape_2 : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<1x?x?xf32>
  return %reshape_2 : tensor<1x?x?xf32>
}
