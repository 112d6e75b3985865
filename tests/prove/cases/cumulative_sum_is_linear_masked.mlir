// expect: PROVED REAL
// A cumulative sum of a combination.

func.func @left(
    %s: tensor<f32>,
    %x: tensor<?xf32> {tesela.shape = "N"},
    %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %product = chlo.broadcast_multiply %x, %s : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %sum = stablehlo.add %product, %y : tensor<?xf32>
  %N = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %N_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %iota = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %iota_1 = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %sum, %shape, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %before = stablehlo.compare GE, %iota, %iota_1 : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %select = chlo.broadcast_select %before, %broadcast, %zero : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %total = stablehlo.reduce(%select init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %total : tensor<?xf32>
}

func.func @right(
    %s: tensor<f32>,
    %x: tensor<?xf32> {tesela.shape = "N"},
    %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
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
  %product = chlo.broadcast_multiply %total, %s : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %iota_2 = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %iota_3 = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %broadcast_1 = stablehlo.dynamic_broadcast_in_dim %y, %shape, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %before_1 = stablehlo.compare GE, %iota_2, %iota_3 : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  %select_1 = chlo.broadcast_select %before_1, %broadcast_1, %zero : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %total_1 = stablehlo.reduce(%select_1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %sum = stablehlo.add %product, %total_1 : tensor<?xf32>
  return %sum : tensor<?xf32>
}
