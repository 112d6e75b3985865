// expect: REFUTED
// 24 bits of a float do not hold 32 of an integer.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %0 = stablehlo.convert %a : (tensor<?xi32>) -> tensor<?xf32>
  %1 = stablehlo.convert %0 : (tensor<?xf32>) -> tensor<?xi32>
  return %1 : tensor<?xi32>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  return %a : tensor<?xi32>
}
