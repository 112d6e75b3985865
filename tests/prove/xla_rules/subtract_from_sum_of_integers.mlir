// expect: PROVED BITWISE
// rule: (A + B) - A => B
// where: HandleSubtract

func.func @left(
    %A: tensor<?x?xi32> {tesela.shape = "M, N"},
    %B: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<?x?xi32> {
  %sum = stablehlo.add %A, %B : tensor<?x?xi32>
  %difference = stablehlo.subtract %sum, %A : tensor<?x?xi32>
  return %difference : tensor<?x?xi32>
}

func.func @right(
    %A: tensor<?x?xi32> {tesela.shape = "M, N"},
    %B: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<?x?xi32> {
  return %B : tensor<?x?xi32>
}
