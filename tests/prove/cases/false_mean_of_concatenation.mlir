// expect: REFUTED
// The mean of the means is another one.

func.func @left(
    %x: tensor<?xf32> {tesela.shape = "N"},
    %y: tensor<?xf32> {tesela.shape = "L"}) -> tensor<f32> {
  %concatenate = stablehlo.concatenate %x, %y, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%concatenate init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %N = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %L = stablehlo.get_dimension_size %y, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %sum = stablehlo.add %N, %L : tensor<i32>
  %convert = stablehlo.convert %sum : (tensor<i32>) -> tensor<f32>
  %quotient = stablehlo.divide %total, %convert : tensor<f32>
  return %quotient : tensor<f32>
}

func.func @right(
    %x: tensor<?xf32> {tesela.shape = "N"},
    %y: tensor<?xf32> {tesela.shape = "L"}) -> tensor<f32> {
  %N = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %convert = stablehlo.convert %N : (tensor<i32>) -> tensor<f32>
  %L = stablehlo.get_dimension_size %y, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %convert_1 = stablehlo.convert %L : (tensor<i32>) -> tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %quotient = stablehlo.divide %total, %convert : tensor<f32>
  %total_1 = stablehlo.reduce(%y init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %quotient_1 = stablehlo.divide %total_1, %convert_1 : tensor<f32>
  %sum = stablehlo.add %quotient, %quotient_1 : tensor<f32>
  %c = stablehlo.constant dense<0.5> : tensor<f32>
  %product = stablehlo.multiply %sum, %c : tensor<f32>
  return %product : tensor<f32>
}
