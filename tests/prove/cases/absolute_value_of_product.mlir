// expect: PROVED REAL
// |x y| = |x| |y|.

func.func @left(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %product = stablehlo.multiply %x, %y : tensor<?x?xf32>
  %abs = stablehlo.abs %product : tensor<?x?xf32>
  return %abs : tensor<?x?xf32>
}

func.func @right(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %abs = stablehlo.abs %x : tensor<?x?xf32>
  %abs_1 = stablehlo.abs %y : tensor<?x?xf32>
  %product = stablehlo.multiply %abs, %abs_1 : tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}
