// expect: PROVED BITWISE
// rule: max(A, A) => A
// where: HandleMaximum

func.func @left(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %max = stablehlo.maximum %A, %A : tensor<?x?xf32>
  return %max : tensor<?x?xf32>
}

func.func @right(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  return %A : tensor<?x?xf32>
}
