// expect: REFUTED
// Halving drops the last bit.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %c = stablehlo.constant dense<2> : tensor<i32>
  %quotient = chlo.broadcast_divide %a, %c : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  %product = chlo.broadcast_multiply %quotient, %c : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  return %product : tensor<?xi32>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  return %a : tensor<?xi32>
}
