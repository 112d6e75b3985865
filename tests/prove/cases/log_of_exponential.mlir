// expect: PROVED REAL
// log exp x = x.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %exponential = stablehlo.exponential %x : tensor<?x?xf32>
  %log = stablehlo.log %exponential : tensor<?x?xf32>
  return %log : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  return %x : tensor<?x?xf32>
}
