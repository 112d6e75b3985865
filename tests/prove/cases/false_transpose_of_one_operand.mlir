// expect: REFUTED
// One operand may not be transposed.

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, M"},
    %B: tensor<?x?xf32> {tesela.shape = "M, M"}) -> tensor<?x?xf32> {
  %dot = stablehlo.dot_general %A, %B, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, M"},
    %B: tensor<?x?xf32> {tesela.shape = "M, M"}) -> tensor<?x?xf32> {
  %transpose = stablehlo.transpose %A, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %transpose, %B, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}
