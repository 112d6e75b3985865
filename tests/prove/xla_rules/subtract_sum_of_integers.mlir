// expect: PROVED BITWISE
// rule: A - (A + B) => -B
// where: HandleSubtract

func.func @left(
    %A: tensor<?x?xi32> {tesela.shape = "M, N"},
    %B: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<?x?xi32> {
  %sum = stablehlo.add %A, %B : tensor<?x?xi32>
  %difference = stablehlo.subtract %A, %sum : tensor<?x?xi32>
  return %difference : tensor<?x?xi32>
}

func.func @right(
    %A: tensor<?x?xi32> {tesela.shape = "M, N"},
    %B: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<?x?xi32> {
  %negate = stablehlo.negate %B : tensor<?x?xi32>
  return %negate : tensor<?x?xi32>
}
