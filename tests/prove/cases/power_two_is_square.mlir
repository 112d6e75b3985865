// expect: PROVED REAL
// x to the power of two.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %power = chlo.broadcast_power %x, %two : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %power : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %product = stablehlo.multiply %x, %x : tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}
