// expect: REFUTED
// A maximum does not move past a factor of unknown sign.

func.func @left(%s: tensor<f32>, %x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%x init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %product = chlo.broadcast_multiply %largest, %s : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %product : tensor<?xf32>
}

func.func @right(%s: tensor<f32>, %x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %product = chlo.broadcast_multiply %x, %s : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%product init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %largest : tensor<?xf32>
}
