// expect: PROVED BITWISE-FP
// Rounding to bf16 twice is rounding once.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xbf16> {
  %convert = stablehlo.convert %x : (tensor<?x?xf32>) -> tensor<?x?xbf16>
  %convert_1 = stablehlo.convert %convert : (tensor<?x?xbf16>) -> tensor<?x?xf32>
  %convert_2 = stablehlo.convert %convert_1 : (tensor<?x?xf32>) -> tensor<?x?xbf16>
  return %convert_2 : tensor<?x?xbf16>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xbf16> {
  %convert = stablehlo.convert %x : (tensor<?x?xf32>) -> tensor<?x?xbf16>
  return %convert : tensor<?x?xbf16>
}
