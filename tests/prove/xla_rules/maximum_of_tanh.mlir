// expect: PROVED REAL
// rule: max(tanh A, tanh B) => tanh(max(A, B))
// where: HandleMaximum
// condition: also erf, logistic, cbrt

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %tanh = stablehlo.tanh %A : tensor<?x?xf32>
  %tanh_1 = stablehlo.tanh %B : tensor<?x?xf32>
  %max = stablehlo.maximum %tanh, %tanh_1 : tensor<?x?xf32>
  return %max : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %max = stablehlo.maximum %A, %B : tensor<?x?xf32>
  %tanh = stablehlo.tanh %max : tensor<?x?xf32>
  return %tanh : tensor<?x?xf32>
}
