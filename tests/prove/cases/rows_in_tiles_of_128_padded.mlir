// expect: PROVED BITWISE
// Rows computed in padded tiles of 128 and cut off afterwards.

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %dot = stablehlo.dot_general %A, %B, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %shape = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %M = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %c127 = stablehlo.constant dense<127> : tensor<i32>
  %size = stablehlo.add %M, %c127 : tensor<i32>
  %c128 = stablehlo.constant dense<128> : tensor<i32>
  %quotient = stablehlo.divide %size, %c128 : tensor<i32>
  %size_1 = stablehlo.multiply %quotient, %c128 : tensor<i32>
  %size_2 = stablehlo.subtract %size_1, %M : tensor<i32>
  %size_2_1d = stablehlo.reshape %size_2 : (tensor<i32>) -> tensor<1xi32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c0_1d = stablehlo.reshape %c0 : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %size_2_1d, %c0_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %pad = stablehlo.dynamic_pad %A, %zero, %shape, %shape_1, %shape : (tensor<?x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %quotient_1d = stablehlo.reshape %quotient : (tensor<i32>) -> tensor<1xi32>
  %c128_1d = stablehlo.reshape %c128 : (tensor<i32>) -> tensor<1xi32>
  %K = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %K_1d = stablehlo.reshape %K : (tensor<i32>) -> tensor<1xi32>
  %shape_2 = stablehlo.concatenate %quotient_1d, %c128_1d, %K_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape = stablehlo.dynamic_reshape %pad, %shape_2 : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x128x?xf32>
  %dot = stablehlo.dot_general %reshape, %B, contracting_dims = [2] x [0] : (tensor<?x128x?xf32>, tensor<?x?xf32>) -> tensor<?x128x?xf32>
  %size_3 = stablehlo.multiply %quotient, %c128 : tensor<i32>
  %size_3_1d = stablehlo.reshape %size_3 : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %B, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape_3 = stablehlo.concatenate %size_3_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape_1 = stablehlo.dynamic_reshape %dot, %shape_3 : (tensor<?x128x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %shape_4 = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_5 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %slice = stablehlo.real_dynamic_slice %reshape_1, %shape, %shape_4, %shape_5 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %slice : tensor<?x?xf32>
}
