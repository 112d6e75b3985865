// expect: REFUTED
// max(x, y) + max(x, y) is not max(x, y).

func.func @left(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %max = stablehlo.maximum %x, %y : tensor<?x?xf32>
  %sum = stablehlo.add %max, %max : tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}

func.func @right(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %max = stablehlo.maximum %x, %y : tensor<?x?xf32>
  return %max : tensor<?x?xf32>
}
