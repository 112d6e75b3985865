// expect: REFUTED
// max(a, b) + max(a, b) is not max(a, b).

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}, %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %0 = stablehlo.maximum %a, %b : tensor<?xi32>
  %1 = stablehlo.add %0, %0 : tensor<?xi32>
  return %1 : tensor<?xi32>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}, %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %0 = stablehlo.maximum %a, %b : tensor<?xi32>
  return %0 : tensor<?xi32>
}
