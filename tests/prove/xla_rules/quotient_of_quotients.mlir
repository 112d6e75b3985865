// expect: PROVED REAL+SIDE
// rule: (A / B) / (C / D) => (A D) / (B C)
// where: HandleDivide
// Products overflow where quotients do not.

func.func @left(
    %A: tensor<?xf32> {tesela.shape = "N"},
    %B: tensor<?xf32> {tesela.shape = "N"},
    %C: tensor<?xf32> {tesela.shape = "N"},
    %D: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %quotient = stablehlo.divide %A, %B : tensor<?xf32>
  %quotient_1 = stablehlo.divide %C, %D : tensor<?xf32>
  %quotient_2 = stablehlo.divide %quotient, %quotient_1 : tensor<?xf32>
  return %quotient_2 : tensor<?xf32>
}

func.func @right(
    %A: tensor<?xf32> {tesela.shape = "N"},
    %B: tensor<?xf32> {tesela.shape = "N"},
    %C: tensor<?xf32> {tesela.shape = "N"},
    %D: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %product = stablehlo.multiply %A, %D : tensor<?xf32>
  %product_1 = stablehlo.multiply %B, %C : tensor<?xf32>
  %quotient = stablehlo.divide %product, %product_1 : tensor<?xf32>
  return %quotient : tensor<?xf32>
}
