// expect: PROVED REAL
// tanh(-x) = -tanh x.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %negate = stablehlo.negate %x : tensor<?x?xf32>
  %tanh = stablehlo.tanh %negate : tensor<?x?xf32>
  return %tanh : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %tanh = stablehlo.tanh %x : tensor<?x?xf32>
  %negate = stablehlo.negate %tanh : tensor<?x?xf32>
  return %negate : tensor<?x?xf32>
}
