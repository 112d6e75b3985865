// expect: PROVED REAL, no better
// rule: dot(dot(A, B), C) => dot(A, dot(B, C))
// where: AssociativeReorderNestedDot
// condition: fewer operations

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, L"},
    %C: tensor<?x?xf32> {tesela.shape = "L, N"}) -> tensor<?x?xf32> {
  %dot = stablehlo.dot_general %A, %B, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %dot_1 = stablehlo.dot_general %dot, %C, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot_1 : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, L"},
    %C: tensor<?x?xf32> {tesela.shape = "L, N"}) -> tensor<?x?xf32> {
  %dot = stablehlo.dot_general %B, %C, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %dot_1 = stablehlo.dot_general %A, %dot, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot_1 : tensor<?x?xf32>
}
