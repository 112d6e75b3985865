// expect: REFUTED
// b^-c is not b^c.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N", tesela.positive}, %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %0 = stablehlo.negate %y : tensor<?xf32>
  %1 = stablehlo.power %x, %0 : tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N", tesela.positive}, %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %0 = stablehlo.power %x, %y : tensor<?xf32>
  return %0 : tensor<?xf32>
}
