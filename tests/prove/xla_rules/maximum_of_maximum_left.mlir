// expect: PROVED REASSOC
// rule: max(A, max(A, B)) => max(A, B)
// where: HandleMaximum

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %max = stablehlo.maximum %A, %B : tensor<?x?xf32>
  %max_1 = stablehlo.maximum %A, %max : tensor<?x?xf32>
  return %max_1 : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %max = stablehlo.maximum %A, %B : tensor<?x?xf32>
  return %max : tensor<?x?xf32>
}
