// expect: PROVED BITWISE
// (a and b) + (a or b) = a + b.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}, %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %0 = stablehlo.and %a, %b : tensor<?xi32>
  %1 = stablehlo.or %a, %b : tensor<?xi32>
  %2 = stablehlo.add %0, %1 : tensor<?xi32>
  return %2 : tensor<?xi32>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}, %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %0 = stablehlo.add %a, %b : tensor<?xi32>
  return %0 : tensor<?xi32>
}
