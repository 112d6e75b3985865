// expect: PROVED REAL
// The cumulative product of an elementwise product.

func.func @left(
    %x: tensor<?xf32> {tesela.shape = "N"},
    %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %product = stablehlo.multiply %x, %y : tensor<?xf32>
  %N = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %N_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %iota = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %iota_1 = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %product, %shape, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %before = stablehlo.compare GE, %iota, %iota_1 : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %select = chlo.broadcast_select %before, %broadcast, %one : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %product_1 = stablehlo.reduce(%select init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %product_1 : tensor<?xf32>
}

func.func @right(
    %x: tensor<?xf32> {tesela.shape = "N"},
    %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %N = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %N_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %iota = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %iota_1 = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %before = stablehlo.compare GE, %iota, %iota_1 : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %select = chlo.broadcast_select %before, %broadcast, %one : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %product = stablehlo.reduce(%select init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %iota_2 = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %iota_3 = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %broadcast_1 = stablehlo.dynamic_broadcast_in_dim %y, %shape, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %before_1 = stablehlo.compare GE, %iota_2, %iota_3 : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  %select_1 = chlo.broadcast_select %before_1, %broadcast_1, %one : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %product_1 = stablehlo.reduce(%select_1 init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %product_2 = stablehlo.multiply %product, %product_1 : tensor<?xf32>
  return %product_2 : tensor<?xf32>
}
