// expect: REFUTED
// a % a is a, not 0, where a is 0; but the sum of both is.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}, %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %0 = stablehlo.remainder %a, %b : tensor<?xi32>
  %1 = stablehlo.remainder %b, %a : tensor<?xi32>
  %2 = stablehlo.multiply %0, %1 : tensor<?xi32>
  return %2 : tensor<?xi32>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}, %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %0 = stablehlo.subtract %a, %a : tensor<?xi32>
  return %0 : tensor<?xi32>
}
