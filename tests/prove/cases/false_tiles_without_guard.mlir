// expect: REFUTED
// Tiles of two whose last one reads on from the start where K is odd.

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %dot = stablehlo.dot_general %A, %B, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %concatenate = stablehlo.concatenate %A, %A, dim = 1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %shape = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %M = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %K = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %size = stablehlo.add %K, %c1 : tensor<i32>
  %c2 = stablehlo.constant dense<2> : tensor<i32>
  %quotient = stablehlo.divide %size, %c2 : tensor<i32>
  %size_1 = stablehlo.multiply %quotient, %c2 : tensor<i32>
  %size_1_1d = stablehlo.reshape %size_1 : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %M_1d, %size_1_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_2 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %slice = stablehlo.real_dynamic_slice %concatenate, %shape, %shape_1, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %concatenate_1 = stablehlo.concatenate %B, %B, dim = 0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %N = stablehlo.get_dimension_size %B, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape_3 = stablehlo.concatenate %size_1_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %slice_1 = stablehlo.real_dynamic_slice %concatenate_1, %shape, %shape_3, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %quotient_1d = stablehlo.reshape %quotient : (tensor<i32>) -> tensor<1xi32>
  %c2_1d = stablehlo.reshape %c2 : (tensor<i32>) -> tensor<1xi32>
  %shape_4 = stablehlo.concatenate %M_1d, %quotient_1d, %c2_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape = stablehlo.dynamic_reshape %slice, %shape_4 : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x2xf32>
  %shape_5 = stablehlo.concatenate %quotient_1d, %c2_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape_1 = stablehlo.dynamic_reshape %slice_1, %shape_5 : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x2x?xf32>
  %parts = stablehlo.dot_general %reshape, %reshape_1, batching_dims = [1] x [0], contracting_dims = [2] x [1] : (tensor<?x?x2xf32>, tensor<?x2x?xf32>) -> tensor<?x?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%parts init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %total : tensor<?x?xf32>
}
