// expect: PROVED REASSOC
// The minimum of the minima of tiles of 16.

func.func @left(
    %B: tensor<i32> {tesela.size = "B"},
    %x: tensor<?x?xf32> {tesela.shape = "M, 16*B"}) -> tensor<?xf32> {
  %infinity = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %smallest = stablehlo.reduce(%x init: %infinity) applies stablehlo.minimum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %smallest : tensor<?xf32>
}

func.func @right(
    %B: tensor<i32> {tesela.size = "B"},
    %x: tensor<?x?xf32> {tesela.shape = "M, 16*B"}) -> tensor<?xf32> {
  %M = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %B_1d = stablehlo.reshape %B : (tensor<i32>) -> tensor<1xi32>
  %c16 = stablehlo.constant dense<16> : tensor<i32>
  %c16_1d = stablehlo.reshape %c16 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %B_1d, %c16_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape = stablehlo.dynamic_reshape %x, %shape : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x16xf32>
  %infinity = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %smallest = stablehlo.reduce(%reshape init: %infinity) applies stablehlo.minimum across dimensions = [2] : (tensor<?x?x16xf32>, tensor<f32>) -> tensor<?x?xf32>
  %smallest_1 = stablehlo.reduce(%smallest init: %infinity) applies stablehlo.minimum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %smallest_1 : tensor<?xf32>
}
