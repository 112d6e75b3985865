// expect: PROVED REASSOC
// rule: max(B, max(A, B)) => max(B, A)
// where: HandleMaximum

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %max = stablehlo.maximum %A, %B : tensor<?x?xf32>
  %max_1 = stablehlo.maximum %B, %max : tensor<?x?xf32>
  return %max_1 : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %max = stablehlo.maximum %B, %A : tensor<?x?xf32>
  return %max : tensor<?x?xf32>
}
