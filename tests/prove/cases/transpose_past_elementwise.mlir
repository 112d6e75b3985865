// expect: PROVED BITWISE
// A transpose moves past an elementwise function of two operands.

func.func @left(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %exponential = stablehlo.exponential %y : tensor<?x?xf32>
  %atan2 = stablehlo.atan2 %x, %exponential : tensor<?x?xf32>
  %transpose = stablehlo.transpose %atan2, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %transpose : tensor<?x?xf32>
}

func.func @right(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %transpose = stablehlo.transpose %x, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %transpose_1 = stablehlo.transpose %y, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %exponential = stablehlo.exponential %transpose_1 : tensor<?x?xf32>
  %atan2 = stablehlo.atan2 %transpose, %exponential : tensor<?x?xf32>
  return %atan2 : tensor<?x?xf32>
}
