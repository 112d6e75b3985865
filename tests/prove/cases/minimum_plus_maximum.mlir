// expect: PROVED BITWISE-FP
// min(x, y) + max(x, y) = x + y.

func.func @left(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %min = stablehlo.minimum %x, %y : tensor<?x?xf32>
  %max = stablehlo.maximum %x, %y : tensor<?x?xf32>
  %sum = stablehlo.add %min, %max : tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}

func.func @right(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %sum = stablehlo.add %x, %y : tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}
