// expect: PROVED REAL, no better
// Low-rank adaptation: x W + (x A) B = x (W + A B).

func.func @left(
    %x: tensor<?x?xf32> {tesela.shape = "M, K"},
    %W: tensor<?x?xf32> {tesela.shape = "K, N"},
    %A: tensor<?x?xf32> {tesela.shape = "K, R"},
    %B: tensor<?x?xf32> {tesela.shape = "R, N"}) -> tensor<?x?xf32> {
  %dot = stablehlo.dot_general %x, %W, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %dot_1 = stablehlo.dot_general %x, %A, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %dot_2 = stablehlo.dot_general %dot_1, %B, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %sum = stablehlo.add %dot, %dot_2 : tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}

func.func @right(
    %x: tensor<?x?xf32> {tesela.shape = "M, K"},
    %W: tensor<?x?xf32> {tesela.shape = "K, N"},
    %A: tensor<?x?xf32> {tesela.shape = "K, R"},
    %B: tensor<?x?xf32> {tesela.shape = "R, N"}) -> tensor<?x?xf32> {
  %dot = stablehlo.dot_general %A, %B, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %sum = stablehlo.add %W, %dot : tensor<?x?xf32>
  %dot_1 = stablehlo.dot_general %x, %sum, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot_1 : tensor<?x?xf32>
}
