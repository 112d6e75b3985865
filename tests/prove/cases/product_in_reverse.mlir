// expect: PROVED REAL
// A product taken in reverse order.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %product = stablehlo.reduce(%x init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %product : tensor<?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %reverse = stablehlo.reverse %x, dims = [1] : tensor<?x?xf32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %product = stablehlo.reduce(%reverse init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %product : tensor<?xf32>
}
