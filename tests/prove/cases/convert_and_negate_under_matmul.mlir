// expect: PROVED BITWISE-FP
// Negating before or after the conversion of an operand, with the sum in the
// same order.

func.func @left(
    %A: tensor<?x?xbf16> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %negate = stablehlo.negate %A : tensor<?x?xbf16>
  %convert = stablehlo.convert %negate : (tensor<?x?xbf16>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %convert, %B, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xbf16> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %convert = stablehlo.convert %A : (tensor<?x?xbf16>) -> tensor<?x?xf32>
  %negate = stablehlo.negate %convert : tensor<?x?xf32>
  %dot = stablehlo.dot_general %negate, %B, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}
