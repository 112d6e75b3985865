// expect: PROVED BITWISE
// rule: ~~A => A
// where: HandleNot

func.func @left(%A: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<?x?xi32> {
  %not = stablehlo.not %A : tensor<?x?xi32>
  %not_1 = stablehlo.not %not : tensor<?x?xi32>
  return %not_1 : tensor<?x?xi32>
}

func.func @right(%A: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<?x?xi32> {
  return %A : tensor<?x?xi32>
}
