// expect: REFUTED
// min(-a, -b) is not -max(a, b): the least integer is its own negation.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}, %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %0 = stablehlo.negate %a : tensor<?xi32>
  %1 = stablehlo.negate %b : tensor<?xi32>
  %2 = stablehlo.minimum %0, %1 : tensor<?xi32>
  return %2 : tensor<?xi32>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}, %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %0 = stablehlo.maximum %a, %b : tensor<?xi32>
  %1 = stablehlo.negate %0 : tensor<?xi32>
  return %1 : tensor<?xi32>
}
