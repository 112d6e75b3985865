// expect: PROVED BITWISE-FP
// rule: convert(convert(A)) => A
// where: IsConvertPairNoOp
// condition: the inner type holds all values

func.func @left(%A: tensor<?x?xbf16> {tesela.shape = "M, N"}) -> tensor<?x?xbf16> {
  %convert = stablehlo.convert %A : (tensor<?x?xbf16>) -> tensor<?x?xf32>
  %convert_1 = stablehlo.convert %convert : (tensor<?x?xf32>) -> tensor<?x?xbf16>
  return %convert_1 : tensor<?x?xbf16>
}

func.func @right(%A: tensor<?x?xbf16> {tesela.shape = "M, N"}) -> tensor<?x?xbf16> {
  return %A : tensor<?x?xbf16>
}
