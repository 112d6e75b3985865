// expect: PROVED BITWISE
// rule: convert(convert(A)) => A
// where: IsConvertPairNoOp

func.func @left(%A: tensor<?x?xi8> {tesela.shape = "M, N"}) -> tensor<?x?xi8> {
  %convert = stablehlo.convert %A : (tensor<?x?xi8>) -> tensor<?x?xi32>
  %convert_1 = stablehlo.convert %convert : (tensor<?x?xi32>) -> tensor<?x?xi8>
  return %convert_1 : tensor<?x?xi8>
}

func.func @right(%A: tensor<?x?xi8> {tesela.shape = "M, N"}) -> tensor<?x?xi8> {
  return %A : tensor<?x?xi8>
}
