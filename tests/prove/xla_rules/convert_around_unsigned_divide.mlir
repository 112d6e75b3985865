// expect: PROVED BITWISE
// rule: convert(convert(A) / convert(B)) => A / B
// where: TryRemoveUpcastAndDowncastSurroundingBinaryOp
// condition: unsigned

func.func @left(
    %A: tensor<?xui8> {tesela.shape = "N"},
    %B: tensor<?xui8> {tesela.shape = "N"}) -> tensor<?xui8> {
  %convert = stablehlo.convert %A : (tensor<?xui8>) -> tensor<?xui32>
  %convert_1 = stablehlo.convert %B : (tensor<?xui8>) -> tensor<?xui32>
  %quotient = stablehlo.divide %convert, %convert_1 : tensor<?xui32>
  %convert_2 = stablehlo.convert %quotient : (tensor<?xui32>) -> tensor<?xui8>
  return %convert_2 : tensor<?xui8>
}

func.func @right(
    %A: tensor<?xui8> {tesela.shape = "N"},
    %B: tensor<?xui8> {tesela.shape = "N"}) -> tensor<?xui8> {
  %quotient = stablehlo.divide %A, %B : tensor<?xui8>
  return %quotient : tensor<?xui8>
}
