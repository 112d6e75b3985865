// expect: PROVED REAL
// The mean of all is the mean of the row means.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<f32>
  %M = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %convert = stablehlo.convert %M : (tensor<i32>) -> tensor<f32>
  %N = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %convert_1 = stablehlo.convert %N : (tensor<i32>) -> tensor<f32>
  %product = stablehlo.multiply %convert, %convert_1 : tensor<f32>
  %quotient = stablehlo.divide %total, %product : tensor<f32>
  return %quotient : tensor<f32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %N = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %convert = stablehlo.convert %N : (tensor<i32>) -> tensor<f32>
  %quotient = chlo.broadcast_divide %total, %convert : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %total_1 = stablehlo.reduce(%quotient init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %M = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %convert_1 = stablehlo.convert %M : (tensor<i32>) -> tensor<f32>
  %quotient_1 = stablehlo.divide %total_1, %convert_1 : tensor<f32>
  return %quotient_1 : tensor<f32>
}
