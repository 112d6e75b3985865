// expect: PROVED REAL
// rule: A - (A - B) => B
// where: HandleSubtract
// condition: fast-math

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %difference = stablehlo.subtract %A, %B : tensor<?x?xf32>
  %difference_1 = stablehlo.subtract %A, %difference : tensor<?x?xf32>
  return %difference_1 : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  return %B : tensor<?x?xf32>
}
