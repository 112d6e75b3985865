// expect: REFUTED
// The distance is not the difference.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}, %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %0 = stablehlo.maximum %x, %y : tensor<?xf32>
  %1 = stablehlo.minimum %x, %y : tensor<?xf32>
  %2 = stablehlo.subtract %0, %1 : tensor<?xf32>
  return %2 : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}, %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %0 = stablehlo.subtract %x, %y : tensor<?xf32>
  return %0 : tensor<?xf32>
}
