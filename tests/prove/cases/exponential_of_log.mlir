// expect: PROVED REAL
// exp log x = x for positive x.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive}) -> tensor<?x?xf32> {
  %log = stablehlo.log %x : tensor<?x?xf32>
  %exponential = stablehlo.exponential %log : tensor<?x?xf32>
  return %exponential : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive}) -> tensor<?x?xf32> {
  return %x : tensor<?x?xf32>
}
