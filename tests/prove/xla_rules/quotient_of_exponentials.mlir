// expect: PROVED REAL, no better
// rule: exp A / exp B => exp(A - B)
// where: HandleDivide
// condition: fast-math

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %exponential = stablehlo.exponential %A : tensor<?x?xf32>
  %exponential_1 = stablehlo.exponential %B : tensor<?x?xf32>
  %quotient = stablehlo.divide %exponential, %exponential_1 : tensor<?x?xf32>
  return %quotient : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %difference = stablehlo.subtract %A, %B : tensor<?x?xf32>
  %exponential = stablehlo.exponential %difference : tensor<?x?xf32>
  return %exponential : tensor<?x?xf32>
}
