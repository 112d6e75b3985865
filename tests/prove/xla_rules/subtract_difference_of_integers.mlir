// expect: PROVED BITWISE
// rule: A - (A - B) => B
// where: HandleSubtract

func.func @left(
    %A: tensor<?x?xi32> {tesela.shape = "M, N"},
    %B: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<?x?xi32> {
  %difference = stablehlo.subtract %A, %B : tensor<?x?xi32>
  %difference_1 = stablehlo.subtract %A, %difference : tensor<?x?xi32>
  return %difference_1 : tensor<?x?xi32>
}

func.func @right(
    %A: tensor<?x?xi32> {tesela.shape = "M, N"},
    %B: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<?x?xi32> {
  return %B : tensor<?x?xi32>
}
