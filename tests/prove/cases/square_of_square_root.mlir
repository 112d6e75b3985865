// expect: PROVED REAL+SIDE
// conditions: 1/0
// sqrt(x) sqrt(x) = x where x is not negative.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %sqrt = stablehlo.sqrt %x : tensor<?x?xf32>
  %sqrt_1 = stablehlo.sqrt %x : tensor<?x?xf32>
  %product = stablehlo.multiply %sqrt, %sqrt_1 : tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  return %x : tensor<?x?xf32>
}
