// expect: PROVED BITWISE
// (a and b) or a = a.

func.func @left(
    %a: tensor<?xi32> {tesela.shape = "N"},
    %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %and = stablehlo.and %a, %b : tensor<?xi32>
  %or = stablehlo.or %and, %a : tensor<?xi32>
  return %or : tensor<?xi32>
}

func.func @right(
    %a: tensor<?xi32> {tesela.shape = "N"},
    %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  return %a : tensor<?xi32>
}
