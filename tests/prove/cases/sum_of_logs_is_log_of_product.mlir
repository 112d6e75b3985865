// expect: PROVED REAL
// The sum of logarithms of positive numbers is the logarithm of their product.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive}) -> tensor<?xf32> {
  %log = stablehlo.log %x : tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%log init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %total : tensor<?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive}) -> tensor<?xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %product = stablehlo.reduce(%x init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %log = stablehlo.log %product : tensor<?xf32>
  return %log : tensor<?xf32>
}
