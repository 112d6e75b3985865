// expect: PROVED BITWISE
// |-a| = |a|, also for the smallest integer.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %negate = stablehlo.negate %a : tensor<?xi32>
  %abs = stablehlo.abs %negate : tensor<?xi32>
  return %abs : tensor<?xi32>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %abs = stablehlo.abs %a : tensor<?xi32>
  return %abs : tensor<?xi32>
}
