// expect: PROVED REAL, no better
// The mean of squared deviations is the mean of squares less the squared mean.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %N = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %convert = stablehlo.convert %N : (tensor<i32>) -> tensor<f32>
  %quotient = chlo.broadcast_divide %total, %convert : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %difference = chlo.broadcast_subtract %x, %quotient {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %product = stablehlo.multiply %difference, %difference : tensor<?x?xf32>
  %total_1 = stablehlo.reduce(%product init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %convert_1 = stablehlo.convert %N : (tensor<i32>) -> tensor<f32>
  %quotient_1 = chlo.broadcast_divide %total_1, %convert_1 : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %quotient_1 : tensor<?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %N = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %convert = stablehlo.convert %N : (tensor<i32>) -> tensor<f32>
  %quotient = chlo.broadcast_divide %total, %convert : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %product = stablehlo.multiply %x, %x : tensor<?x?xf32>
  %total_1 = stablehlo.reduce(%product init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %convert_1 = stablehlo.convert %N : (tensor<i32>) -> tensor<f32>
  %quotient_1 = chlo.broadcast_divide %total_1, %convert_1 : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %product_1 = stablehlo.multiply %quotient, %quotient : tensor<?xf32>
  %difference = stablehlo.subtract %quotient_1, %product_1 : tensor<?xf32>
  return %difference : tensor<?xf32>
}
