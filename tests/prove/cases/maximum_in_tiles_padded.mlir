// expect: PROVED REASSOC
// Tiles of 48 of a maximum, filled with minus infinity.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%x init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %largest : tensor<?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %shape = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c0_1d = stablehlo.reshape %c0 : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %c47 = stablehlo.constant dense<47> : tensor<i32>
  %size = stablehlo.add %N, %c47 : tensor<i32>
  %c48 = stablehlo.constant dense<48> : tensor<i32>
  %quotient = stablehlo.divide %size, %c48 : tensor<i32>
  %size_1 = stablehlo.multiply %quotient, %c48 : tensor<i32>
  %size_2 = stablehlo.subtract %size_1, %N : tensor<i32>
  %size_2_1d = stablehlo.reshape %size_2 : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %c0_1d, %size_2_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %pad = stablehlo.dynamic_pad %x, %minus_infinity, %shape, %shape_1, %shape : (tensor<?x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %M = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %quotient_1d = stablehlo.reshape %quotient : (tensor<i32>) -> tensor<1xi32>
  %c48_1d = stablehlo.reshape %c48 : (tensor<i32>) -> tensor<1xi32>
  %shape_2 = stablehlo.concatenate %M_1d, %quotient_1d, %c48_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape = stablehlo.dynamic_reshape %pad, %shape_2 : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x48xf32>
  %largest = stablehlo.reduce(%reshape init: %minus_infinity) applies stablehlo.maximum across dimensions = [2] : (tensor<?x?x48xf32>, tensor<f32>) -> tensor<?x?xf32>
  %largest_1 = stablehlo.reduce(%largest init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %largest_1 : tensor<?xf32>
}
