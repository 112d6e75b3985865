// expect: REFUTED
// exp(-x) falls: the maximum becomes a minimum.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}, %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %0 = stablehlo.negate %x : tensor<?xf32>
  %1 = stablehlo.exponential %0 : tensor<?xf32>
  %2 = stablehlo.negate %y : tensor<?xf32>
  %3 = stablehlo.exponential %2 : tensor<?xf32>
  %4 = stablehlo.maximum %1, %3 : tensor<?xf32>
  return %4 : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}, %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %0 = stablehlo.maximum %x, %y : tensor<?xf32>
  %1 = stablehlo.negate %0 : tensor<?xf32>
  %2 = stablehlo.exponential %1 : tensor<?xf32>
  return %2 : tensor<?xf32>
}
