// expect: PROVED REASSOC
// A cumulative sum in two parts: the second begins with the total of the first.

func.func @left(
    %x: tensor<?x?xf32> {tesela.shape = "N, M"},
    %y: tensor<?x?xf32> {tesela.shape = "L, M"}) -> tensor<?x?xf32> {
  %concatenate = stablehlo.concatenate %x, %y, dim = 0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %N = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %L = stablehlo.get_dimension_size %y, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %size = stablehlo.add %N, %L : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %M = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %size_1d, %size_1d, %M_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %iota = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<3xi32>) -> tensor<?x?x?xi32>
  %iota_1 = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<3xi32>) -> tensor<?x?x?xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %concatenate, %shape, dims = [1, 2] : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %before = stablehlo.compare GE, %iota, %iota_1 : (tensor<?x?x?xi32>, tensor<?x?x?xi32>) -> tensor<?x?x?xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %select = chlo.broadcast_select %before, %broadcast, %zero : (tensor<?x?x?xi1>, tensor<?x?x?xf32>, tensor<f32>) -> tensor<?x?x?xf32>
  %total = stablehlo.reduce(%select init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %total : tensor<?x?xf32>
}

func.func @right(
    %x: tensor<?x?xf32> {tesela.shape = "N, M"},
    %y: tensor<?x?xf32> {tesela.shape = "L, M"}) -> tensor<?x?xf32> {
  %N = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %M = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %N_1d, %N_1d, %M_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %iota = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<3xi32>) -> tensor<?x?x?xi32>
  %iota_1 = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<3xi32>) -> tensor<?x?x?xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1, 2] : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %before = stablehlo.compare GE, %iota, %iota_1 : (tensor<?x?x?xi32>, tensor<?x?x?xi32>) -> tensor<?x?x?xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %select = chlo.broadcast_select %before, %broadcast, %zero : (tensor<?x?x?xi1>, tensor<?x?x?xf32>, tensor<f32>) -> tensor<?x?x?xf32>
  %total = stablehlo.reduce(%select init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %L = stablehlo.get_dimension_size %y, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %L_1d = stablehlo.reshape %L : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %L_1d, %L_1d, %M_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %iota_2 = stablehlo.dynamic_iota %shape_1, dim = 0 : (tensor<3xi32>) -> tensor<?x?x?xi32>
  %iota_3 = stablehlo.dynamic_iota %shape_1, dim = 1 : (tensor<3xi32>) -> tensor<?x?x?xi32>
  %broadcast_1 = stablehlo.dynamic_broadcast_in_dim %y, %shape_1, dims = [1, 2] : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %before_1 = stablehlo.compare GE, %iota_2, %iota_3 : (tensor<?x?x?xi32>, tensor<?x?x?xi32>) -> tensor<?x?x?xi1>
  %select_1 = chlo.broadcast_select %before_1, %broadcast_1, %zero : (tensor<?x?x?xi1>, tensor<?x?x?xf32>, tensor<f32>) -> tensor<?x?x?xf32>
  %total_1 = stablehlo.reduce(%select_1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %size = stablehlo.subtract %N, %c1 : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c0_1d = stablehlo.reshape %c0 : (tensor<i32>) -> tensor<1xi32>
  %shape_2 = stablehlo.concatenate %size_1d, %c0_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_3 = stablehlo.concatenate %N_1d, %M_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_4 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %slice = stablehlo.real_dynamic_slice %total, %shape_2, %shape_3, %shape_4 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x?xf32>
  %reshape = stablehlo.dynamic_reshape %slice, %M_1d : (tensor<1x?xf32>, tensor<1xi32>) -> tensor<?xf32>
  %sum = chlo.broadcast_add %total_1, %reshape {broadcast_dimensions = array<i64: 1>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %concatenate = stablehlo.concatenate %total, %sum, dim = 0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %concatenate : tensor<?x?xf32>
}
