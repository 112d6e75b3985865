// expect: REFUTED
// -a < -b is not b < a where a or b is the least integer.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}, %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi1> {
  %0 = stablehlo.negate %a : tensor<?xi32>
  %1 = stablehlo.negate %b : tensor<?xi32>
  %2 = stablehlo.compare LT, %0, %1 : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
  return %2 : tensor<?xi1>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}, %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi1> {
  %0 = stablehlo.compare LT, %b, %a : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
  return %0 : tensor<?xi1>
}
