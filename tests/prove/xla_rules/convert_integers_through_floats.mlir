// expect: PROVED BITWISE
// rule: convert(convert(A)) => A
// where: IsConvertPairNoOp

func.func @left(%A: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<?x?xi32> {
  %convert = stablehlo.convert %A : (tensor<?x?xi32>) -> tensor<?x?xf64>
  %convert_1 = stablehlo.convert %convert : (tensor<?x?xf64>) -> tensor<?x?xi32>
  return %convert_1 : tensor<?x?xi32>
}

func.func @right(%A: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<?x?xi32> {
  return %A : tensor<?x?xi32>
}
