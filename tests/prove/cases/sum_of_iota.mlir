// expect: PROVED REAL
// Row i of a count down from i, summed with a count up.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %N = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %iota = stablehlo.dynamic_iota %N_1d, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %convert = stablehlo.convert %iota : (tensor<?xi32>) -> tensor<?xf32>
  %product = stablehlo.multiply %x, %convert : tensor<?xf32>
  %iota_1 = stablehlo.dynamic_iota %N_1d, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %reverse = stablehlo.reverse %iota_1, dims = [0] : tensor<?xi32>
  %convert_1 = stablehlo.convert %reverse : (tensor<?xi32>) -> tensor<?xf32>
  %product_1 = stablehlo.multiply %x, %convert_1 : tensor<?xf32>
  %sum = stablehlo.add %product, %product_1 : tensor<?xf32>
  return %sum : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %N = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %size = stablehlo.subtract %N, %c1 : tensor<i32>
  %convert = stablehlo.convert %size : (tensor<i32>) -> tensor<f32>
  %product = chlo.broadcast_multiply %x, %convert : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %product : tensor<?xf32>
}
