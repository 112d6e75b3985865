// expect: PROVED BITWISE
// rule: transpose(transpose(A)) => transpose(A)
// where: HandleTranspose

func.func @left(%A: tensor<?x?x?xf32> {tesela.shape = "M, N, K"}) -> tensor<?x?x?xf32> {
  %transpose = stablehlo.transpose %A, dims = [1, 2, 0] : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %transpose_1 = stablehlo.transpose %transpose, dims = [1, 0, 2] : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %transpose_1 : tensor<?x?x?xf32>
}

func.func @right(%A: tensor<?x?x?xf32> {tesela.shape = "M, N, K"}) -> tensor<?x?x?xf32> {
  %transpose = stablehlo.transpose %A, dims = [2, 1, 0] : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %transpose : tensor<?x?x?xf32>
}
