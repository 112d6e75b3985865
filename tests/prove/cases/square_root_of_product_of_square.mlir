// expect: PROVED REAL
// sqrt(x x y) = |x| sqrt(y) for y > 0.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}, %y: tensor<?xf32> {tesela.shape = "N", tesela.positive}) -> tensor<?xf32> {
  %0 = stablehlo.multiply %x, %x : tensor<?xf32>
  %1 = stablehlo.multiply %0, %y : tensor<?xf32>
  %2 = stablehlo.sqrt %1 : tensor<?xf32>
  return %2 : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}, %y: tensor<?xf32> {tesela.shape = "N", tesela.positive}) -> tensor<?xf32> {
  %0 = stablehlo.sqrt %y : tensor<?xf32>
  %a = stablehlo.abs %x : tensor<?xf32>
  %1 = stablehlo.multiply %a, %0 : tensor<?xf32>
  return %1 : tensor<?xf32>
}
