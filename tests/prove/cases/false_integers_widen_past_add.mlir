// expect: REFUTED
// Widening after an addition of 8 bits: the sum has wrapped.

func.func @left(
    %a: tensor<?xi8> {tesela.shape = "N"},
    %b: tensor<?xi8> {tesela.shape = "N"}) -> tensor<?xi32> {
  %sum = stablehlo.add %a, %b : tensor<?xi8>
  %convert = stablehlo.convert %sum : (tensor<?xi8>) -> tensor<?xi32>
  return %convert : tensor<?xi32>
}

func.func @right(
    %a: tensor<?xi8> {tesela.shape = "N"},
    %b: tensor<?xi8> {tesela.shape = "N"}) -> tensor<?xi32> {
  %convert = stablehlo.convert %a : (tensor<?xi8>) -> tensor<?xi32>
  %convert_1 = stablehlo.convert %b : (tensor<?xi8>) -> tensor<?xi32>
  %sum = stablehlo.add %convert, %convert_1 : tensor<?xi32>
  return %sum : tensor<?xi32>
}
