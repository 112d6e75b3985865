// expect: PROVED BITWISE
// rule: -(-A) => A
// where: HandleNegate

func.func @left(%A: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<?x?xi32> {
  %negate = stablehlo.negate %A : tensor<?x?xi32>
  %negate_1 = stablehlo.negate %negate : tensor<?x?xi32>
  return %negate_1 : tensor<?x?xi32>
}

func.func @right(%A: tensor<?x?xi32> {tesela.shape = "M, N"}) -> tensor<?x?xi32> {
  return %A : tensor<?x?xi32>
}
