// expect: REFUTED
// max(x, y) squared is not the maximum of the squares.

func.func @left(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %max = stablehlo.maximum %x, %y : tensor<?x?xf32>
  %product = stablehlo.multiply %max, %max : tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}

func.func @right(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %product = stablehlo.multiply %x, %x : tensor<?x?xf32>
  %product_1 = stablehlo.multiply %y, %y : tensor<?x?xf32>
  %max = stablehlo.maximum %product, %product_1 : tensor<?x?xf32>
  return %max : tensor<?x?xf32>
}
