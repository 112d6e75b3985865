// expect: PROVED BITWISE
// rule: transpose(A) => A
// where: HandleTranspose

func.func @left(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %transpose = stablehlo.transpose %A, dims = [0, 1] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %transpose : tensor<?x?xf32>
}

func.func @right(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  return %A : tensor<?x?xf32>
}
