// expect: PROVED REASSOC
// The total of the first part is added to the cumulative sum of the second.

func.func @left(
    %x: tensor<?xf32> {tesela.shape = "N"},
    %y: tensor<?xf32> {tesela.shape = "L"}) -> tensor<?xf32> {
  %concatenate = stablehlo.concatenate %x, %y, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %N = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %L = stablehlo.get_dimension_size %y, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %size = stablehlo.add %N, %L : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %size_1d, %size_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %iota = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %iota_1 = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %concatenate, %shape, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %before = stablehlo.compare GE, %iota, %iota_1 : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %select = chlo.broadcast_select %before, %broadcast, %zero : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %total = stablehlo.reduce(%select init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %total : tensor<?xf32>
}

func.func @right(
    %x: tensor<?xf32> {tesela.shape = "N"},
    %y: tensor<?xf32> {tesela.shape = "L"}) -> tensor<?xf32> {
  %N = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %N_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %iota = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %iota_1 = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %before = stablehlo.compare GE, %iota, %iota_1 : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %select = chlo.broadcast_select %before, %broadcast, %zero : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %total = stablehlo.reduce(%select init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %L = stablehlo.get_dimension_size %y, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %L_1d = stablehlo.reshape %L : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %L_1d, %L_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %iota_2 = stablehlo.dynamic_iota %shape_1, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %iota_3 = stablehlo.dynamic_iota %shape_1, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %broadcast_1 = stablehlo.dynamic_broadcast_in_dim %y, %shape_1, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %before_1 = stablehlo.compare GE, %iota_2, %iota_3 : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  %select_1 = chlo.broadcast_select %before_1, %broadcast_1, %zero : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %total_1 = stablehlo.reduce(%select_1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %total_2 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %sum = chlo.broadcast_add %total_1, %total_2 : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %concatenate = stablehlo.concatenate %total, %sum, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %concatenate : tensor<?xf32>
}
