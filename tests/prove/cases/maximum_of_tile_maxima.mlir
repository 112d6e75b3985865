// expect: PROVED REASSOC
// The maximum of the maxima of tiles of 32.

func.func @left(
    %B: tensor<i32> {tesela.size = "B"},
    %x: tensor<?x?xf32> {tesela.shape = "M, 32*B"}) -> tensor<?xf32> {
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%x init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %largest : tensor<?xf32>
}

func.func @right(
    %B: tensor<i32> {tesela.size = "B"},
    %x: tensor<?x?xf32> {tesela.shape = "M, 32*B"}) -> tensor<?xf32> {
  %M = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %B_1d = stablehlo.reshape %B : (tensor<i32>) -> tensor<1xi32>
  %c32 = stablehlo.constant dense<32> : tensor<i32>
  %c32_1d = stablehlo.reshape %c32 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %B_1d, %c32_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape = stablehlo.dynamic_reshape %x, %shape : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x32xf32>
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%reshape init: %minus_infinity) applies stablehlo.maximum across dimensions = [2] : (tensor<?x?x32xf32>, tensor<f32>) -> tensor<?x?xf32>
  %largest_1 = stablehlo.reduce(%largest init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %largest_1 : tensor<?xf32>
}
