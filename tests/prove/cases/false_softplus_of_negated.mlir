// expect: REFUTED
// log(1 + exp x) is not log(1 + exp(-x)) - x.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %exp = stablehlo.exponential %x : tensor<?xf32>
  %log = stablehlo.log_plus_one %exp : tensor<?xf32>
  return %log : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %negated = stablehlo.negate %x : tensor<?xf32>
  %exp = stablehlo.exponential %negated : tensor<?xf32>
  %log = stablehlo.log_plus_one %exp : tensor<?xf32>
  %sum = stablehlo.subtract %log, %x : tensor<?xf32>
  return %sum : tensor<?xf32>
}
