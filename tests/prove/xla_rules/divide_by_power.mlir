// expect: PROVED REAL
// rule: A / B^C => A B^(-C)
// where: HandleDivide

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive},
    %C: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %power = stablehlo.power %B, %C : tensor<?x?xf32>
  %quotient = stablehlo.divide %A, %power : tensor<?x?xf32>
  return %quotient : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive},
    %C: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %negate = stablehlo.negate %C : tensor<?x?xf32>
  %power = stablehlo.power %B, %negate : tensor<?x?xf32>
  %product = stablehlo.multiply %A, %power : tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}
