// expect: PROVED BITWISE
// rule: transpose(dot(A, B)) => dot(B, A)
// where: HandleTranspose

func.func @left(
    %A: tensor<?x?x?xf32> {tesela.shape = "B, M, K"},
    %C: tensor<?x?x?xf32> {tesela.shape = "B, K, N"}) -> tensor<?x?x?xf32> {
  %dot = stablehlo.dot_general %A, %C, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %transpose = stablehlo.transpose %dot, dims = [0, 2, 1] : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %transpose : tensor<?x?x?xf32>
}

func.func @right(
    %A: tensor<?x?x?xf32> {tesela.shape = "B, M, K"},
    %C: tensor<?x?x?xf32> {tesela.shape = "B, K, N"}) -> tensor<?x?x?xf32> {
  %dot = stablehlo.dot_general %C, %A, batching_dims = [0] x [0], contracting_dims = [1] x [2] : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %dot : tensor<?x?x?xf32>
}
