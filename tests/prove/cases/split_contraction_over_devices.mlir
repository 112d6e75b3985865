// expect: PROVED REASSOC, no better
// The contracted dimension split over D devices: the sum of their products.

func.func @left(
    %D: tensor<i32> {tesela.size = "D"},
    %S: tensor<i32> {tesela.size = "S"},
    %x: tensor<?x?xf32> {tesela.shape = "M, D*S"},
    %w: tensor<?x?xf32> {tesela.shape = "D*S, N"}) -> tensor<?x?xf32> {
  %dot = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}

func.func @right(
    %D: tensor<i32> {tesela.size = "D"},
    %S: tensor<i32> {tesela.size = "S"},
    %x: tensor<?x?xf32> {tesela.shape = "M, D*S"},
    %w: tensor<?x?xf32> {tesela.shape = "D*S, N"}) -> tensor<?x?xf32> {
  %M = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %D_1d = stablehlo.reshape %D : (tensor<i32>) -> tensor<1xi32>
  %S_1d = stablehlo.reshape %S : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %D_1d, %S_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape = stablehlo.dynamic_reshape %x, %shape : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %transpose = stablehlo.transpose %reshape, dims = [1, 0, 2] : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %N = stablehlo.get_dimension_size %w, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %D_1d, %S_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape_1 = stablehlo.dynamic_reshape %w, %shape_1 : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %dot = stablehlo.dot_general %transpose, %reshape_1, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%dot init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %total : tensor<?x?xf32>
}
