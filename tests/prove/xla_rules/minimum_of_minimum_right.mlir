// expect: PROVED REASSOC
// rule: min(min(A, B), B) => min(A, B)
// where: HandleMinimum

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %min = stablehlo.minimum %A, %B : tensor<?x?xf32>
  %min_1 = stablehlo.minimum %min, %B : tensor<?x?xf32>
  return %min_1 : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %min = stablehlo.minimum %A, %B : tensor<?x?xf32>
  return %min : tensor<?x?xf32>
}
