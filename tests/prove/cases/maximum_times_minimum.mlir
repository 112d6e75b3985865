// expect: PROVED BITWISE-FP
// max(x, y) min(x, y) = x y.

func.func @left(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %max = stablehlo.maximum %x, %y : tensor<?x?xf32>
  %min = stablehlo.minimum %x, %y : tensor<?x?xf32>
  %product = stablehlo.multiply %max, %min : tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}

func.func @right(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %product = stablehlo.multiply %x, %y : tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}
