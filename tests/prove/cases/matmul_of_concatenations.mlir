// expect: PROVED REASSOC, no better
// [A | B] [C ; D] = A C + B D.

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "M, L"},
    %C: tensor<?x?xf32> {tesela.shape = "K, N"},
    %D: tensor<?x?xf32> {tesela.shape = "L, N"}) -> tensor<?x?xf32> {
  %concatenate = stablehlo.concatenate %A, %B, dim = 1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %concatenate_1 = stablehlo.concatenate %C, %D, dim = 0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %concatenate, %concatenate_1, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "M, L"},
    %C: tensor<?x?xf32> {tesela.shape = "K, N"},
    %D: tensor<?x?xf32> {tesela.shape = "L, N"}) -> tensor<?x?xf32> {
  %dot = stablehlo.dot_general %A, %C, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %dot_1 = stablehlo.dot_general %B, %D, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %sum = stablehlo.add %dot, %dot_1 : tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}
