// expect: PROVED REAL
// rule: A + (B - A) => B
// where: HandleAdd
// condition: fast-math

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %difference = stablehlo.subtract %B, %A : tensor<?x?xf32>
  %sum = stablehlo.add %A, %difference : tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  return %B : tensor<?x?xf32>
}
