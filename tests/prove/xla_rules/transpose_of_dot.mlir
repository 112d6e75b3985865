// expect: PROVED BITWISE
// rule: transpose(dot(A, B)) => dot(B, A)
// where: HandleTranspose

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %dot = stablehlo.dot_general %A, %B, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %transpose = stablehlo.transpose %dot, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %transpose : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %dot = stablehlo.dot_general %B, %A, contracting_dims = [0] x [1] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}
