// expect: PROVED REASSOC, no better
// Sums over tiles of 32 and of 48 of a multiple of both.

func.func @left(
    %B: tensor<i32> {tesela.size = "B"},
    %x: tensor<?x?xf32> {tesela.shape = "M, 96*B"}) -> tensor<?xf32> {
  %M = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %c3 = stablehlo.constant dense<3> : tensor<i32>
  %size = stablehlo.multiply %B, %c3 : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %c32 = stablehlo.constant dense<32> : tensor<i32>
  %c32_1d = stablehlo.reshape %c32 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %size_1d, %c32_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape = stablehlo.dynamic_reshape %x, %shape : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x32xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%reshape init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<?x?x32xf32>, tensor<f32>) -> tensor<?x?xf32>
  %total_1 = stablehlo.reduce(%total init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %total_1 : tensor<?xf32>
}

func.func @right(
    %B: tensor<i32> {tesela.size = "B"},
    %x: tensor<?x?xf32> {tesela.shape = "M, 96*B"}) -> tensor<?xf32> {
  %M = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %c2 = stablehlo.constant dense<2> : tensor<i32>
  %size = stablehlo.multiply %B, %c2 : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %c48 = stablehlo.constant dense<48> : tensor<i32>
  %c48_1d = stablehlo.reshape %c48 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %size_1d, %c48_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape = stablehlo.dynamic_reshape %x, %shape : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x48xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%reshape init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<?x?x48xf32>, tensor<f32>) -> tensor<?x?xf32>
  %total_1 = stablehlo.reduce(%total init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %total_1 : tensor<?xf32>
}
