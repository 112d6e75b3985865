// expect: PROVED REAL, no better
// Attention without softmax: keys and values are multiplied first.

func.func @left(
    %q: tensor<?x?xf32> {tesela.shape = "M, D"},
    %k: tensor<?x?xf32> {tesela.shape = "N, D"},
    %v: tensor<?x?xf32> {tesela.shape = "N, E"}) -> tensor<?x?xf32> {
  %scores = stablehlo.dot_general %q, %k, contracting_dims = [1] x [1] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %scores, %v, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}

func.func @right(
    %q: tensor<?x?xf32> {tesela.shape = "M, D"},
    %k: tensor<?x?xf32> {tesela.shape = "N, D"},
    %v: tensor<?x?xf32> {tesela.shape = "N, E"}) -> tensor<?x?xf32> {
  %dot = stablehlo.dot_general %k, %v, contracting_dims = [0] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %dot_1 = stablehlo.dot_general %q, %dot, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot_1 : tensor<?x?xf32>
}
