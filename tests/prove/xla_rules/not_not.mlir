// expect: PROVED BITWISE
// rule: not not A => A
// where: HandleNot

func.func @left(%A: tensor<?x?xi1> {tesela.shape = "M, N"}) -> tensor<?x?xi1> {
  %not = stablehlo.not %A : tensor<?x?xi1>
  %not_1 = stablehlo.not %not : tensor<?x?xi1>
  return %not_1 : tensor<?x?xi1>
}

func.func @right(%A: tensor<?x?xi1> {tesela.shape = "M, N"}) -> tensor<?x?xi1> {
  return %A : tensor<?x?xi1>
}
