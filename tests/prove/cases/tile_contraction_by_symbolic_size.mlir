// expect: PROVED REASSOC, no better
// Tiles of a symbolic size T, K = B T.

func.func @left(
    %B: tensor<i32> {tesela.size = "B"},
    %T: tensor<i32> {tesela.size = "T"},
    %X: tensor<?x?xf32> {tesela.shape = "M, B*T"},
    %W: tensor<?x?xf32> {tesela.shape = "B*T, N"}) -> tensor<?x?xf32> {
  %dot = stablehlo.dot_general %X, %W, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}

func.func @right(
    %B: tensor<i32> {tesela.size = "B"},
    %T: tensor<i32> {tesela.size = "T"},
    %X: tensor<?x?xf32> {tesela.shape = "M, B*T"},
    %W: tensor<?x?xf32> {tesela.shape = "B*T, N"}) -> tensor<?x?xf32> {
  %M = stablehlo.get_dimension_size %X, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %B_1d = stablehlo.reshape %B : (tensor<i32>) -> tensor<1xi32>
  %T_1d = stablehlo.reshape %T : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %B_1d, %T_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape = stablehlo.dynamic_reshape %X, %shape : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %N = stablehlo.get_dimension_size %W, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %B_1d, %T_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape_1 = stablehlo.dynamic_reshape %W, %shape_1 : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %parts = stablehlo.dot_general %reshape, %reshape_1, batching_dims = [1] x [0], contracting_dims = [2] x [1] : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%parts init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %total : tensor<?x?xf32>
}
