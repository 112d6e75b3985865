// expect: PROVED REAL
// rule: exp A exp B => exp(A + B)
// where: HandleMultiply
// condition: fast-math

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %exponential = stablehlo.exponential %A : tensor<?x?xf32>
  %exponential_1 = stablehlo.exponential %B : tensor<?x?xf32>
  %product = stablehlo.multiply %exponential, %exponential_1 : tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %sum = stablehlo.add %A, %B : tensor<?x?xf32>
  %exponential = stablehlo.exponential %sum : tensor<?x?xf32>
  return %exponential : tensor<?x?xf32>
}
