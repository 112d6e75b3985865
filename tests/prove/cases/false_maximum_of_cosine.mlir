// expect: REFUTED
// The cosine does not rise.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}, %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %0 = stablehlo.cosine %x : tensor<?xf32>
  %1 = stablehlo.cosine %y : tensor<?xf32>
  %2 = stablehlo.maximum %0, %1 : tensor<?xf32>
  return %2 : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}, %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %0 = stablehlo.maximum %x, %y : tensor<?xf32>
  %1 = stablehlo.cosine %0 : tensor<?xf32>
  return %1 : tensor<?xf32>
}
