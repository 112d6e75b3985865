// expect: PROVED REAL
// rule: A / sqrt B => A rsqrt B
// where: HandleDivide

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive}) -> tensor<?x?xf32> {
  %sqrt = stablehlo.sqrt %B : tensor<?x?xf32>
  %quotient = stablehlo.divide %A, %sqrt : tensor<?x?xf32>
  return %quotient : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive}) -> tensor<?x?xf32> {
  %rsqrt = stablehlo.rsqrt %B : tensor<?x?xf32>
  %product = stablehlo.multiply %A, %rsqrt : tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}
