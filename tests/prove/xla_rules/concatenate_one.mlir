// expect: PROVED BITWISE
// rule: concatenate(A) => A
// where: HandleConcatenate

func.func @left(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %concatenate = stablehlo.concatenate %A, dim = 0 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %concatenate : tensor<?x?xf32>
}

func.func @right(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  return %A : tensor<?x?xf32>
}
