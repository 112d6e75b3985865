// expect: PROVED REASSOC, no better
// rule: dot(reverse(A), B) => dot(A, reverse(B))
// where: AssociativeReorderDotOperator

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %reverse = stablehlo.reverse %A, dims = [1] : tensor<?x?xf32>
  %dot = stablehlo.dot_general %reverse, %B, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %reverse = stablehlo.reverse %B, dims = [0] : tensor<?x?xf32>
  %dot = stablehlo.dot_general %A, %reverse, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}
