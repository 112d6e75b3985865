// expect: REFUTED
// The second part needs the total of the first.

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
  %concatenate = stablehlo.concatenate %total, %total_1, dim = 0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %concatenate : tensor<?x?xf32>
}
