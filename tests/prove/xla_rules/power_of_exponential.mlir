// expect: PROVED REAL
// rule: (exp A)^B => exp(A B)
// where: HandlePower
// condition: fast-math

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %exponential = stablehlo.exponential %A : tensor<?x?xf32>
  %power = stablehlo.power %exponential, %B : tensor<?x?xf32>
  return %power : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %product = stablehlo.multiply %A, %B : tensor<?x?xf32>
  %exponential = stablehlo.exponential %product : tensor<?x?xf32>
  return %exponential : tensor<?x?xf32>
}
