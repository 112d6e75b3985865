// expect: REFUTED
// logistic(-x) is not -logistic x.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %negate = stablehlo.negate %x : tensor<?x?xf32>
  %logistic = stablehlo.logistic %negate : tensor<?x?xf32>
  return %logistic : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %logistic = stablehlo.logistic %x : tensor<?x?xf32>
  %negate = stablehlo.negate %logistic : tensor<?x?xf32>
  return %negate : tensor<?x?xf32>
}
