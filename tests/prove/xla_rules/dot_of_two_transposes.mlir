// expect: PROVED BITWISE
// rule: dot(transpose(A), transpose(B)) => transpose(dot(B, A))
// where: RemoveTransposesFromDotOperands

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "K, M"},
    %B: tensor<?x?xf32> {tesela.shape = "N, K"}) -> tensor<?x?xf32> {
  %transpose = stablehlo.transpose %A, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %transpose_1 = stablehlo.transpose %B, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %transpose, %transpose_1, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "K, M"},
    %B: tensor<?x?xf32> {tesela.shape = "N, K"}) -> tensor<?x?xf32> {
  %dot = stablehlo.dot_general %B, %A, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %transpose = stablehlo.transpose %dot, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %transpose : tensor<?x?xf32>
}
