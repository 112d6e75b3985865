// expect: PROVED BITWISE-POW2
// A maximum moves past the factor 2.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %product = chlo.broadcast_multiply %x, %two : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%product init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %largest : tensor<?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%x init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %product = chlo.broadcast_multiply %largest, %two : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %product : tensor<?xf32>
}
