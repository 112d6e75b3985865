// expect: PROVED REAL
// cos(-x) = cos x.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %negate = stablehlo.negate %x : tensor<?x?xf32>
  %cosine = stablehlo.cosine %negate : tensor<?x?xf32>
  return %cosine : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %cosine = stablehlo.cosine %x : tensor<?x?xf32>
  return %cosine : tensor<?x?xf32>
}
