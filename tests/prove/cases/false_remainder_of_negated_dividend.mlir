// expect: REFUTED
// (-a) % b = -(a % b) for all a but the least, which is its own negation.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}, %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %0 = stablehlo.negate %a : tensor<?xi32>
  %1 = stablehlo.remainder %0, %b : tensor<?xi32>
  return %1 : tensor<?xi32>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}, %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %0 = stablehlo.remainder %a, %b : tensor<?xi32>
  %1 = stablehlo.negate %0 : tensor<?xi32>
  return %1 : tensor<?xi32>
}
