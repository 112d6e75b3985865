// expect: PROVED REASSOC, no better
// Rows first or columns first: the same total.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %total_1 = stablehlo.reduce(%total init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %total_1 : tensor<f32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %total_1 = stablehlo.reduce(%total init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %total_1 : tensor<f32>
}
