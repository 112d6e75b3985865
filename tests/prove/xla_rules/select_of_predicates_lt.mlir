// expect: PROVED BITWISE
// rule: select(A < B, A, B) => A and B
// where: HandleSelect
// condition: booleans

func.func @left(
    %A: tensor<?xi1> {tesela.shape = "N"},
    %B: tensor<?xi1> {tesela.shape = "N"}) -> tensor<?xi1> {
  %compare = stablehlo.compare LT, %A, %B : (tensor<?xi1>, tensor<?xi1>) -> tensor<?xi1>
  %select = stablehlo.select %compare, %A, %B : tensor<?xi1>, tensor<?xi1>
  return %select : tensor<?xi1>
}

func.func @right(
    %A: tensor<?xi1> {tesela.shape = "N"},
    %B: tensor<?xi1> {tesela.shape = "N"}) -> tensor<?xi1> {
  %and = stablehlo.and %A, %B : tensor<?xi1>
  return %and : tensor<?xi1>
}
