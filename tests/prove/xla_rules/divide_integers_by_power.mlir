// expect: REFUTED
// rule: A / B^C => A B^(-C)
// where: HandleDivide
// False for integers, which the code does not exclude: 8 / 2^2 = 2, but 2^-2 =
// 0.

func.func @left(
    %A: tensor<?xi32> {tesela.shape = "N"},
    %B: tensor<?xi32> {tesela.shape = "N"},
    %C: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %power = stablehlo.power %B, %C : tensor<?xi32>
  %quotient = stablehlo.divide %A, %power : tensor<?xi32>
  return %quotient : tensor<?xi32>
}

func.func @right(
    %A: tensor<?xi32> {tesela.shape = "N"},
    %B: tensor<?xi32> {tesela.shape = "N"},
    %C: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %negate = stablehlo.negate %C : tensor<?xi32>
  %power = stablehlo.power %B, %negate : tensor<?xi32>
  %product = stablehlo.multiply %A, %power : tensor<?xi32>
  return %product : tensor<?xi32>
}
