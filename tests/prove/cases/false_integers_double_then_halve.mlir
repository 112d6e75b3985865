// expect: REFUTED
// Doubling drops the first bit.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %c = stablehlo.constant dense<2> : tensor<i32>
  %product = chlo.broadcast_multiply %a, %c : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  %quotient = chlo.broadcast_divide %product, %c : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  return %quotient : tensor<?xi32>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  return %a : tensor<?xi32>
}
