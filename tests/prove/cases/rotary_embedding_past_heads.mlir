// expect: PROVED BITWISE
// Rotary embedding: halves of each head as slices of its columns, or as a
// dimension of their own.

func.func @left(
    %H: tensor<i32> {tesela.size = "H"},
    %E: tensor<i32> {tesela.size = "E"},
    %x: tensor<?x?xf32> {tesela.shape = "S, 2*E*H"},
    %c: tensor<?x?xf32> {tesela.shape = "S, E"},
    %sn: tensor<?x?xf32> {tesela.shape = "S, E"}) -> tensor<?x?x?xf32> {
  %S = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %S_1d = stablehlo.reshape %S : (tensor<i32>) -> tensor<1xi32>
  %H_1d = stablehlo.reshape %H : (tensor<i32>) -> tensor<1xi32>
  %c2 = stablehlo.constant dense<2> : tensor<i32>
  %size = stablehlo.multiply %E, %c2 : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %S_1d, %H_1d, %size_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape = stablehlo.dynamic_reshape %x, %shape : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %shape_1 = stablehlo.constant dense<[0, 0, 0]> : tensor<3xi32>
  %E_1d = stablehlo.reshape %E : (tensor<i32>) -> tensor<1xi32>
  %shape_2 = stablehlo.concatenate %S_1d, %H_1d, %E_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %shape_3 = stablehlo.constant dense<[1, 1, 1]> : tensor<3xi32>
  %slice = stablehlo.real_dynamic_slice %reshape, %shape_1, %shape_2, %shape_3 : (tensor<?x?x?xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c0_1d = stablehlo.reshape %c0 : (tensor<i32>) -> tensor<1xi32>
  %shape_4 = stablehlo.concatenate %c0_1d, %c0_1d, %E_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %slice_1 = stablehlo.real_dynamic_slice %reshape, %shape_4, %shape, %shape_3 : (tensor<?x?x?xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %product = chlo.broadcast_multiply %slice, %c {broadcast_dimensions = array<i64: 0, 2>} : (tensor<?x?x?xf32>, tensor<?x?xf32>) -> tensor<?x?x?xf32>
  %product_1 = chlo.broadcast_multiply %slice_1, %sn {broadcast_dimensions = array<i64: 0, 2>} : (tensor<?x?x?xf32>, tensor<?x?xf32>) -> tensor<?x?x?xf32>
  %difference = stablehlo.subtract %product, %product_1 : tensor<?x?x?xf32>
  %product_2 = chlo.broadcast_multiply %slice_1, %c {broadcast_dimensions = array<i64: 0, 2>} : (tensor<?x?x?xf32>, tensor<?x?xf32>) -> tensor<?x?x?xf32>
  %product_3 = chlo.broadcast_multiply %slice, %sn {broadcast_dimensions = array<i64: 0, 2>} : (tensor<?x?x?xf32>, tensor<?x?xf32>) -> tensor<?x?x?xf32>
  %sum = stablehlo.add %product_2, %product_3 : tensor<?x?x?xf32>
  %concatenate = stablehlo.concatenate %difference, %sum, dim = 2 : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %concatenate : tensor<?x?x?xf32>
}

func.func @right(
    %H: tensor<i32> {tesela.size = "H"},
    %E: tensor<i32> {tesela.size = "E"},
    %x: tensor<?x?xf32> {tesela.shape = "S, 2*E*H"},
    %c: tensor<?x?xf32> {tesela.shape = "S, E"},
    %sn: tensor<?x?xf32> {tesela.shape = "S, E"}) -> tensor<?x?x?xf32> {
  %S = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %S_1d = stablehlo.reshape %S : (tensor<i32>) -> tensor<1xi32>
  %H_1d = stablehlo.reshape %H : (tensor<i32>) -> tensor<1xi32>
  %c2 = stablehlo.constant dense<2> : tensor<i32>
  %c2_1d = stablehlo.reshape %c2 : (tensor<i32>) -> tensor<1xi32>
  %E_1d = stablehlo.reshape %E : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %S_1d, %H_1d, %c2_1d, %E_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
  %reshape = stablehlo.dynamic_reshape %x, %shape : (tensor<?x?xf32>, tensor<4xi32>) -> tensor<?x?x2x?xf32>
  %shape_1 = stablehlo.constant dense<[0, 0, 0, 0]> : tensor<4xi32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c1_1d = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
  %shape_2 = stablehlo.concatenate %S_1d, %H_1d, %c1_1d, %E_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
  %shape_3 = stablehlo.constant dense<[1, 1, 1, 1]> : tensor<4xi32>
  %slice = stablehlo.real_dynamic_slice %reshape, %shape_1, %shape_2, %shape_3 : (tensor<?x?x2x?xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<?x?x1x?xf32>
  %shape_4 = stablehlo.constant dense<[0, 0, 1, 0]> : tensor<4xi32>
  %slice_1 = stablehlo.real_dynamic_slice %reshape, %shape_4, %shape, %shape_3 : (tensor<?x?x2x?xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<?x?x1x?xf32>
  %product = chlo.broadcast_multiply %slice, %c {broadcast_dimensions = array<i64: 0, 3>} : (tensor<?x?x1x?xf32>, tensor<?x?xf32>) -> tensor<?x?x1x?xf32>
  %product_1 = chlo.broadcast_multiply %slice_1, %sn {broadcast_dimensions = array<i64: 0, 3>} : (tensor<?x?x1x?xf32>, tensor<?x?xf32>) -> tensor<?x?x1x?xf32>
  %difference = stablehlo.subtract %product, %product_1 : tensor<?x?x1x?xf32>
  %product_2 = chlo.broadcast_multiply %slice_1, %c {broadcast_dimensions = array<i64: 0, 3>} : (tensor<?x?x1x?xf32>, tensor<?x?xf32>) -> tensor<?x?x1x?xf32>
  %product_3 = chlo.broadcast_multiply %slice, %sn {broadcast_dimensions = array<i64: 0, 3>} : (tensor<?x?x1x?xf32>, tensor<?x?xf32>) -> tensor<?x?x1x?xf32>
  %sum = stablehlo.add %product_2, %product_3 : tensor<?x?x1x?xf32>
  %concatenate = stablehlo.concatenate %difference, %sum, dim = 2 : (tensor<?x?x1x?xf32>, tensor<?x?x1x?xf32>) -> tensor<?x?x2x?xf32>
  %size = stablehlo.multiply %E, %c2 : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape_5 = stablehlo.concatenate %S_1d, %H_1d, %size_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape_1 = stablehlo.dynamic_reshape %concatenate, %shape_5 : (tensor<?x?x2x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  return %reshape_1 : tensor<?x?x?xf32>
}
