// expect: PROVED BITWISE
// rule: concatenate(A, concatenate(B, C)) => concatenate(A, B, C)
// where: HandleConcatenate

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "L, N"},
    %C: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %concatenate = stablehlo.concatenate %B, %C, dim = 0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %concatenate_1 = stablehlo.concatenate %A, %concatenate, dim = 0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %concatenate_1 : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "L, N"},
    %C: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %concatenate = stablehlo.concatenate %A, %B, %C, dim = 0 : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %concatenate : tensor<?x?xf32>
}
