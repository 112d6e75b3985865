// expect: PROVED REAL
// The product of elementwise products is the product of the products.

func.func @left(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %product = stablehlo.multiply %x, %y : tensor<?x?xf32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %product_1 = stablehlo.reduce(%product init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %product_1 : tensor<?xf32>
}

func.func @right(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %product = stablehlo.reduce(%x init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %product_1 = stablehlo.reduce(%y init: %one) applies stablehlo.multiply across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %product_2 = stablehlo.multiply %product, %product_1 : tensor<?xf32>
  return %product_2 : tensor<?xf32>
}
