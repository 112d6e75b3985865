// expect: PROVED REASSOC, no better
// Tiles of a symbolic size T, the last one filled with zeros.

func.func @left(
    %T: tensor<i32> {tesela.size = "T"},
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %dot = stablehlo.dot_general %A, %B, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}

func.func @right(
    %T: tensor<i32> {tesela.size = "T"},
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %shape = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c0_1d = stablehlo.reshape %c0 : (tensor<i32>) -> tensor<1xi32>
  %K = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %size = stablehlo.add %K, %T : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %size_1 = stablehlo.subtract %size, %c1 : tensor<i32>
  %quotient = stablehlo.divide %size_1, %T : tensor<i32>
  %size_2 = stablehlo.multiply %quotient, %T : tensor<i32>
  %size_3 = stablehlo.subtract %size_2, %K : tensor<i32>
  %size_3_1d = stablehlo.reshape %size_3 : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %c0_1d, %size_3_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %pad = stablehlo.dynamic_pad %A, %zero, %shape, %shape_1, %shape : (tensor<?x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %shape_2 = stablehlo.concatenate %size_3_1d, %c0_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %pad_1 = stablehlo.dynamic_pad %B, %zero, %shape, %shape_2, %shape : (tensor<?x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %M = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %quotient_1d = stablehlo.reshape %quotient : (tensor<i32>) -> tensor<1xi32>
  %T_1d = stablehlo.reshape %T : (tensor<i32>) -> tensor<1xi32>
  %shape_3 = stablehlo.concatenate %M_1d, %quotient_1d, %T_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape = stablehlo.dynamic_reshape %pad, %shape_3 : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %N = stablehlo.get_dimension_size %B, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape_4 = stablehlo.concatenate %quotient_1d, %T_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape_1 = stablehlo.dynamic_reshape %pad_1, %shape_4 : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %parts = stablehlo.dot_general %reshape, %reshape_1, batching_dims = [1] x [0], contracting_dims = [2] x [1] : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %total = stablehlo.reduce(%parts init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %total : tensor<?x?xf32>
}
