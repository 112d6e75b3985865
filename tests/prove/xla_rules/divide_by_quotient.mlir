// expect: PROVED REAL+SIDE
// rule: A / (B / C) => (A C) / B
// where: HandleDivide

func.func @left(
    %A: tensor<?xf32> {tesela.shape = "N"},
    %B: tensor<?xf32> {tesela.shape = "N"},
    %C: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %quotient = stablehlo.divide %B, %C : tensor<?xf32>
  %quotient_1 = stablehlo.divide %A, %quotient : tensor<?xf32>
  return %quotient_1 : tensor<?xf32>
}

func.func @right(
    %A: tensor<?xf32> {tesela.shape = "N"},
    %B: tensor<?xf32> {tesela.shape = "N"},
    %C: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %product = stablehlo.multiply %A, %C : tensor<?xf32>
  %quotient = stablehlo.divide %product, %B : tensor<?xf32>
  return %quotient : tensor<?xf32>
}
