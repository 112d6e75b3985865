// expect: REFUTED
// A covariance may be negative.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}, %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %count = stablehlo.convert %n : (tensor<i32>) -> tensor<f32>
  %squares = stablehlo.multiply %x, %y : tensor<?xf32>
  %sum_of_squares = stablehlo.reduce(%squares init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %sum_y = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %a = stablehlo.divide %sum_of_squares, %count : tensor<f32>
  %mean = stablehlo.divide %sum, %count : tensor<f32>
  %mean_y = stablehlo.divide %sum_y, %count : tensor<f32>
  %b = stablehlo.multiply %mean, %mean_y : tensor<f32>
  %v = stablehlo.subtract %a, %b : tensor<f32>
  %result = stablehlo.maximum %v, %zero : tensor<f32>
  return %result : tensor<f32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}, %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %count = stablehlo.convert %n : (tensor<i32>) -> tensor<f32>
  %squares = stablehlo.multiply %x, %y : tensor<?xf32>
  %sum_of_squares = stablehlo.reduce(%squares init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %sum_y = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %a = stablehlo.divide %sum_of_squares, %count : tensor<f32>
  %mean = stablehlo.divide %sum, %count : tensor<f32>
  %mean_y = stablehlo.divide %sum_y, %count : tensor<f32>
  %b = stablehlo.multiply %mean, %mean_y : tensor<f32>
  %v = stablehlo.subtract %a, %b : tensor<f32>
  return %v : tensor<f32>
}
