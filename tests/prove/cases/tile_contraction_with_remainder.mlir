// expect: PROVED REASSOC, no better
// A main loop over tiles of 64 and a product of what remains.

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %dot = stablehlo.dot_general %A, %B, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %shape = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %M = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %K = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %c64 = stablehlo.constant dense<64> : tensor<i32>
  %quotient = stablehlo.divide %K, %c64 : tensor<i32>
  %size = stablehlo.multiply %quotient, %c64 : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %M_1d, %size_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_2 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %slice = stablehlo.real_dynamic_slice %A, %shape, %shape_1, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %N = stablehlo.get_dimension_size %B, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape_3 = stablehlo.concatenate %size_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %slice_1 = stablehlo.real_dynamic_slice %B, %shape, %shape_3, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %quotient_1d = stablehlo.reshape %quotient : (tensor<i32>) -> tensor<1xi32>
  %c64_1d = stablehlo.reshape %c64 : (tensor<i32>) -> tensor<1xi32>
  %shape_4 = stablehlo.concatenate %M_1d, %quotient_1d, %c64_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape = stablehlo.dynamic_reshape %slice, %shape_4 : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x64xf32>
  %shape_5 = stablehlo.concatenate %quotient_1d, %c64_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape_1 = stablehlo.dynamic_reshape %slice_1, %shape_5 : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x64x?xf32>
  %parts = stablehlo.dot_general %reshape, %reshape_1, batching_dims = [1] x [0], contracting_dims = [2] x [1] : (tensor<?x?x64xf32>, tensor<?x64x?xf32>) -> tensor<?x?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%parts init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c0_1d = stablehlo.reshape %c0 : (tensor<i32>) -> tensor<1xi32>
  %shape_6 = stablehlo.concatenate %c0_1d, %size_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %K_1d = stablehlo.reshape %K : (tensor<i32>) -> tensor<1xi32>
  %shape_7 = stablehlo.concatenate %M_1d, %K_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %slice_2 = stablehlo.real_dynamic_slice %A, %shape_6, %shape_7, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %shape_8 = stablehlo.concatenate %size_1d, %c0_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_9 = stablehlo.concatenate %K_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %slice_3 = stablehlo.real_dynamic_slice %B, %shape_8, %shape_9, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %slice_2, %slice_3, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %sum = stablehlo.add %total, %dot : tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}
