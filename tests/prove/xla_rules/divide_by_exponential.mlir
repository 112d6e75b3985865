// expect: PROVED REAL
// rule: A / exp B => A exp(-B)
// where: HandleDivide
// condition: fast-math

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %exponential = stablehlo.exponential %B : tensor<?x?xf32>
  %quotient = stablehlo.divide %A, %exponential : tensor<?x?xf32>
  return %quotient : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %negate = stablehlo.negate %B : tensor<?x?xf32>
  %exponential = stablehlo.exponential %negate : tensor<?x?xf32>
  %product = stablehlo.multiply %A, %exponential : tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}
