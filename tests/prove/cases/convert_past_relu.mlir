// expect: PROVED BITWISE-FP
// bf16 to f32 moves past relu.

func.func @left(%x: tensor<?x?xbf16> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %relu = chlo.broadcast_maximum %x, %zero : (tensor<?x?xbf16>, tensor<bf16>) -> tensor<?x?xbf16>
  %convert = stablehlo.convert %relu : (tensor<?x?xbf16>) -> tensor<?x?xf32>
  return %convert : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xbf16> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %convert = stablehlo.convert %x : (tensor<?x?xbf16>) -> tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %relu = chlo.broadcast_maximum %convert, %zero : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %relu : tensor<?x?xf32>
}
