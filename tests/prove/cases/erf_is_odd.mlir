// expect: PROVED REAL
// erf(-x) = -erf x.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %negate = stablehlo.negate %x : tensor<?x?xf32>
  %erf = chlo.erf %negate : tensor<?x?xf32> -> tensor<?x?xf32>
  return %erf : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %erf = chlo.erf %x : tensor<?x?xf32> -> tensor<?x?xf32>
  %negate = stablehlo.negate %erf : tensor<?x?xf32>
  return %negate : tensor<?x?xf32>
}
