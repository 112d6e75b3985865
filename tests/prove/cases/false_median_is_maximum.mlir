// expect: REFUTED
// max(min(x, y), min(max(x, y), z)) is the middle one, not the greatest.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}, %y: tensor<?xf32> {tesela.shape = "N"}, %z: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %0 = stablehlo.minimum %x, %y : tensor<?xf32>
  %1 = stablehlo.maximum %x, %y : tensor<?xf32>
  %2 = stablehlo.minimum %1, %z : tensor<?xf32>
  %3 = stablehlo.maximum %0, %2 : tensor<?xf32>
  return %3 : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}, %y: tensor<?xf32> {tesela.shape = "N"}, %z: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %0 = stablehlo.maximum %x, %y : tensor<?xf32>
  %1 = stablehlo.maximum %0, %z : tensor<?xf32>
  return %1 : tensor<?xf32>
}
