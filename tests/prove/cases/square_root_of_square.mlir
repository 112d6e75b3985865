// expect: PROVED REAL, no better
// sqrt(x x) = |x|.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %product = stablehlo.multiply %x, %x : tensor<?x?xf32>
  %sqrt = stablehlo.sqrt %product : tensor<?x?xf32>
  return %sqrt : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %abs = stablehlo.abs %x : tensor<?x?xf32>
  return %abs : tensor<?x?xf32>
}
