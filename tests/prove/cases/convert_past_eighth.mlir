// expect: PROVED REAL
// bf16 to f32 does not move past 1/8 bit by bit: subnormals round.

func.func @left(%x: tensor<?x?xbf16> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %c = stablehlo.constant dense<0.125> : tensor<bf16>
  %product = chlo.broadcast_multiply %x, %c : (tensor<?x?xbf16>, tensor<bf16>) -> tensor<?x?xbf16>
  %convert = stablehlo.convert %product : (tensor<?x?xbf16>) -> tensor<?x?xf32>
  return %convert : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xbf16> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %convert = stablehlo.convert %x : (tensor<?x?xbf16>) -> tensor<?x?xf32>
  %c = stablehlo.constant dense<0.125> : tensor<f32>
  %product = chlo.broadcast_multiply %convert, %c : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}
