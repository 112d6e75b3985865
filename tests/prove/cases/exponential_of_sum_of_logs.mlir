// expect: PROVED REAL
// The exponential of the sum of logarithms is the product.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N", tesela.positive}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.log %x : tensor<?xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.exponential %1 : tensor<f32>
  return %2 : tensor<f32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N", tesela.positive}) -> tensor<f32> {
  %zero = stablehlo.constant dense<1.0> : tensor<f32>
  %1 = stablehlo.reduce(%x init: %zero) applies stablehlo.multiply across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
