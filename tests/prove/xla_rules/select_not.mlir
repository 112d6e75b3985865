// expect: PROVED BITWISE
// rule: select(not P, A, B) => select(P, B, A)
// where: HandleSelect

func.func @left(
    %P: tensor<?x?xi1> {tesela.shape = "M, N"},
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %not = stablehlo.not %P : tensor<?x?xi1>
  %select = stablehlo.select %not, %A, %B : tensor<?x?xi1>, tensor<?x?xf32>
  return %select : tensor<?x?xf32>
}

func.func @right(
    %P: tensor<?x?xi1> {tesela.shape = "M, N"},
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %select = stablehlo.select %P, %B, %A : tensor<?x?xi1>, tensor<?x?xf32>
  return %select : tensor<?x?xf32>
}
