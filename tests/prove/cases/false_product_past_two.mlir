// expect: REFUTED
// A factor moves out of a product once for each element.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %product = chlo.broadcast_multiply %x, %two : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %product_1 = stablehlo.reduce(%product init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %product_1 : tensor<?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %product = stablehlo.reduce(%x init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %product_1 = chlo.broadcast_multiply %product, %two : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %product_1 : tensor<?xf32>
}
