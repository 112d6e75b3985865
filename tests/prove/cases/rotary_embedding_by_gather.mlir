// expect: PROVED BITWISE
// Rotary embedding with the partner of each column looked up by a computed
// index.

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
  %size = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %iota = stablehlo.dynamic_iota %size_1d, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %c2 = stablehlo.constant dense<2> : tensor<i32>
  %size_1 = stablehlo.multiply %E, %c2 : tensor<i32>
  %quotient = chlo.broadcast_divide %iota, %size_1 : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  %product = chlo.broadcast_multiply %quotient, %size_1 : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  %sum = chlo.broadcast_add %iota, %E : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  %remainder = chlo.broadcast_remainder %sum, %size_1 : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  %partner = stablehlo.add %product, %remainder : tensor<?xi32>
  %remainder_1 = chlo.broadcast_remainder %iota, %size_1 : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  %first_half = chlo.broadcast_compare %remainder_1, %E {comparison_direction = #chlo<comparison_direction LT>} : (tensor<?xi32>, tensor<i32>) -> tensor<?xi1>
  %remainder_2 = chlo.broadcast_remainder %iota, %E : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  %transpose = stablehlo.transpose %x, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c1_1d = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
  %S = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %S_1d = stablehlo.reshape %S : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %c1_1d, %S_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %rows = "stablehlo.dynamic_gather"(%transpose, %partner, %shape) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<?x?xf32>, tensor<?xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %transpose_1 = stablehlo.transpose %c, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %rows_1 = "stablehlo.dynamic_gather"(%transpose_1, %remainder_2, %shape) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<?x?xf32>, tensor<?xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %transpose_2 = stablehlo.transpose %sn, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %rows_2 = "stablehlo.dynamic_gather"(%transpose_2, %remainder_2, %shape) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<?x?xf32>, tensor<?xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %shape_1 = stablehlo.concatenate %size_1d, %S_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %first_half, %shape_1, dims = [0] : (tensor<?xi1>, tensor<2xi32>) -> tensor<?x?xi1>
  %product_1 = stablehlo.multiply %transpose, %rows_1 : tensor<?x?xf32>
  %product_2 = stablehlo.multiply %rows, %rows_2 : tensor<?x?xf32>
  %difference = stablehlo.subtract %product_1, %product_2 : tensor<?x?xf32>
  %sum_1 = stablehlo.add %product_1, %product_2 : tensor<?x?xf32>
  %select = stablehlo.select %broadcast, %difference, %sum_1 : tensor<?x?xi1>, tensor<?x?xf32>
  %transpose_3 = stablehlo.transpose %select, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %H_1d = stablehlo.reshape %H : (tensor<i32>) -> tensor<1xi32>
  %size_1_1d = stablehlo.reshape %size_1 : (tensor<i32>) -> tensor<1xi32>
  %shape_2 = stablehlo.concatenate %S_1d, %H_1d, %size_1_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape = stablehlo.dynamic_reshape %transpose_3, %shape_2 : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  return %reshape : tensor<?x?x?xf32>
}
