// expect: PROVED REAL
// rule: |exp A| => exp A
// where: HandleAbs

func.func @left(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %exponential = stablehlo.exponential %A : tensor<?x?xf32>
  %abs = stablehlo.abs %exponential : tensor<?x?xf32>
  return %abs : tensor<?x?xf32>
}

func.func @right(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %exponential = stablehlo.exponential %A : tensor<?x?xf32>
  return %exponential : tensor<?x?xf32>
}
