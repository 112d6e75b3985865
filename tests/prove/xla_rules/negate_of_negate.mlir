// expect: PROVED BITWISE
// rule: -(-A) => A
// where: HandleNegate

func.func @left(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %negate = stablehlo.negate %A : tensor<?x?xf32>
  %negate_1 = stablehlo.negate %negate : tensor<?x?xf32>
  return %negate_1 : tensor<?x?xf32>
}

func.func @right(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  return %A : tensor<?x?xf32>
}
