// expect: PROVED BITWISE
// rule: min(A, A) => A
// where: HandleMinimum

func.func @left(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %min = stablehlo.minimum %A, %A : tensor<?x?xf32>
  return %min : tensor<?x?xf32>
}

func.func @right(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  return %A : tensor<?x?xf32>
}
