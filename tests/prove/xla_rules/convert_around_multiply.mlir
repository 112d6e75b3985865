// expect: PROVED BITWISE
// rule: convert(multiply(convert(A), convert(B))) => multiply(A, B)
// where: TryRemoveUpcastAndDowncastSurroundingBinaryOp

func.func @left(
    %A: tensor<?xi8> {tesela.shape = "N"},
    %B: tensor<?xi8> {tesela.shape = "N"}) -> tensor<?xi8> {
  %convert = stablehlo.convert %A : (tensor<?xi8>) -> tensor<?xi32>
  %convert_1 = stablehlo.convert %B : (tensor<?xi8>) -> tensor<?xi32>
  %product = stablehlo.multiply %convert, %convert_1 : tensor<?xi32>
  %convert_2 = stablehlo.convert %product : (tensor<?xi32>) -> tensor<?xi8>
  return %convert_2 : tensor<?xi8>
}

func.func @right(
    %A: tensor<?xi8> {tesela.shape = "N"},
    %B: tensor<?xi8> {tesela.shape = "N"}) -> tensor<?xi8> {
  %product = stablehlo.multiply %A, %B : tensor<?xi8>
  return %product : tensor<?xi8>
}
