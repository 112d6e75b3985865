// expect: PROVED BITWISE
// rule: select(A != B, A, B) => A
// where: HandleSelect
// condition: booleans

func.func @left(
    %A: tensor<?xi1> {tesela.shape = "N"},
    %B: tensor<?xi1> {tesela.shape = "N"}) -> tensor<?xi1> {
  %compare = stablehlo.compare NE, %A, %B : (tensor<?xi1>, tensor<?xi1>) -> tensor<?xi1>
  %select = stablehlo.select %compare, %A, %B : tensor<?xi1>, tensor<?xi1>
  return %select : tensor<?xi1>
}

func.func @right(
    %A: tensor<?xi1> {tesela.shape = "N"},
    %B: tensor<?xi1> {tesela.shape = "N"}) -> tensor<?xi1> {
  return %A : tensor<?xi1>
}
