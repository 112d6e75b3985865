// expect: PROVED BITWISE
// rule: convert(subtract(convert(A), convert(B))) => subtract(A, B)
// where: TryRemoveUpcastAndDowncastSurroundingBinaryOp

func.func @left(
    %A: tensor<?xi8> {tesela.shape = "N"},
    %B: tensor<?xi8> {tesela.shape = "N"}) -> tensor<?xi8> {
  %convert = stablehlo.convert %A : (tensor<?xi8>) -> tensor<?xi32>
  %convert_1 = stablehlo.convert %B : (tensor<?xi8>) -> tensor<?xi32>
  %difference = stablehlo.subtract %convert, %convert_1 : tensor<?xi32>
  %convert_2 = stablehlo.convert %difference : (tensor<?xi32>) -> tensor<?xi8>
  return %convert_2 : tensor<?xi8>
}

func.func @right(
    %A: tensor<?xi8> {tesela.shape = "N"},
    %B: tensor<?xi8> {tesela.shape = "N"}) -> tensor<?xi8> {
  %difference = stablehlo.subtract %A, %B : tensor<?xi8>
  return %difference : tensor<?xi8>
}
