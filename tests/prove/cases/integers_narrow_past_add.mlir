// expect: PROVED BITWISE
// Narrowing commutes with addition.

func.func @left(
    %a: tensor<?xi32> {tesela.shape = "N"},
    %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi8> {
  %sum = stablehlo.add %a, %b : tensor<?xi32>
  %convert = stablehlo.convert %sum : (tensor<?xi32>) -> tensor<?xi8>
  return %convert : tensor<?xi8>
}

func.func @right(
    %a: tensor<?xi32> {tesela.shape = "N"},
    %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi8> {
  %convert = stablehlo.convert %a : (tensor<?xi32>) -> tensor<?xi8>
  %convert_1 = stablehlo.convert %b : (tensor<?xi32>) -> tensor<?xi8>
  %sum = stablehlo.add %convert, %convert_1 : tensor<?xi8>
  return %sum : tensor<?xi8>
}
