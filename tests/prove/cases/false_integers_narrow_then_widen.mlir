// expect: REFUTED
// What eight bits do not hold is lost.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %0 = stablehlo.convert %a : (tensor<?xi32>) -> tensor<?xi8>
  %1 = stablehlo.convert %0 : (tensor<?xi8>) -> tensor<?xi32>
  return %1 : tensor<?xi32>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  return %a : tensor<?xi32>
}
