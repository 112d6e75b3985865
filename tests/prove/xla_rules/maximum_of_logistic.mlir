// expect: PROVED REAL
// rule: max(logistic A, logistic B) => logistic(max(A, B))
// where: HandleMaximum

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %logistic = stablehlo.logistic %A : tensor<?x?xf32>
  %logistic_1 = stablehlo.logistic %B : tensor<?x?xf32>
  %max = stablehlo.maximum %logistic, %logistic_1 : tensor<?x?xf32>
  return %max : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %max = stablehlo.maximum %A, %B : tensor<?x?xf32>
  %logistic = stablehlo.logistic %max : tensor<?x?xf32>
  return %logistic : tensor<?x?xf32>
}
