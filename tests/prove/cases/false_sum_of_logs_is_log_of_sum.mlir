// expect: REFUTED
// The sum of logarithms is that of the product.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N", tesela.positive}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.log %x : tensor<?xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N", tesela.positive}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.log %0 : tensor<f32>
  return %1 : tensor<f32>
}
