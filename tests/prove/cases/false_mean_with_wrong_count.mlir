// expect: REFUTED
// A mean divides by the number of columns, not of rows.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %N = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %convert = stablehlo.convert %N : (tensor<i32>) -> tensor<f32>
  %quotient = chlo.broadcast_divide %total, %convert : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %quotient : tensor<?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %M = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %convert = stablehlo.convert %M : (tensor<i32>) -> tensor<f32>
  %quotient = chlo.broadcast_divide %total, %convert : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %quotient : tensor<?xf32>
}
