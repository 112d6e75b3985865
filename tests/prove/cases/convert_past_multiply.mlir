// expect: PROVED REAL
// A bf16 product rounds, a product of converted values does not.

func.func @left(
    %x: tensor<?x?xbf16> {tesela.shape = "M, N"},
    %y: tensor<?x?xbf16> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %product = stablehlo.multiply %x, %y : tensor<?x?xbf16>
  %convert = stablehlo.convert %product : (tensor<?x?xbf16>) -> tensor<?x?xf32>
  return %convert : tensor<?x?xf32>
}

func.func @right(
    %x: tensor<?x?xbf16> {tesela.shape = "M, N"},
    %y: tensor<?x?xbf16> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %convert = stablehlo.convert %x : (tensor<?x?xbf16>) -> tensor<?x?xf32>
  %convert_1 = stablehlo.convert %y : (tensor<?x?xbf16>) -> tensor<?x?xf32>
  %product = stablehlo.multiply %convert, %convert_1 : tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}
