// expect: PROVED BITWISE
// rule: select(P, A, A) => A
// where: HandleSelect

func.func @left(
    %P: tensor<?x?xi1> {tesela.shape = "M, N"},
    %A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %select = stablehlo.select %P, %A, %A : tensor<?x?xi1>, tensor<?x?xf32>
  return %select : tensor<?x?xf32>
}

func.func @right(
    %P: tensor<?x?xi1> {tesela.shape = "M, N"},
    %A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  return %A : tensor<?x?xf32>
}
