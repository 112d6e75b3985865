// expect: PROVED BITWISE-POW2
// (8 x) / 2 = 4 x, except where 8 x overflows.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %c = stablehlo.constant dense<8.0> : tensor<f32>
  %product = chlo.broadcast_multiply %x, %c : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %c_1 = stablehlo.constant dense<0.5> : tensor<f32>
  %product_1 = chlo.broadcast_multiply %product, %c_1 : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %product_1 : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %c = stablehlo.constant dense<4.0> : tensor<f32>
  %product = chlo.broadcast_multiply %x, %c : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}
