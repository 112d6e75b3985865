// expect: PROVED BITWISE-FP
// bf16 to f32 moves past negation and transpose.

func.func @left(%x: tensor<?x?xbf16> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %negate = stablehlo.negate %x : tensor<?x?xbf16>
  %convert = stablehlo.convert %negate : (tensor<?x?xbf16>) -> tensor<?x?xf32>
  %transpose = stablehlo.transpose %convert, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %transpose : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xbf16> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %convert = stablehlo.convert %x : (tensor<?x?xbf16>) -> tensor<?x?xf32>
  %transpose = stablehlo.transpose %convert, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %negate = stablehlo.negate %transpose : tensor<?x?xf32>
  return %negate : tensor<?x?xf32>
}
