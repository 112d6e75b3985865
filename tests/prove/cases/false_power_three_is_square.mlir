// expect: REFUTED
// x to the power of three is no square.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %c = stablehlo.constant dense<3.0> : tensor<f32>
  %power = chlo.broadcast_power %x, %c : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %power : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %product = stablehlo.multiply %x, %x : tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}
