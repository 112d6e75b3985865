// expect: REFUTED
// The upper bits are lost.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %c = stablehlo.constant dense<4> : tensor<i32>
  %0 = chlo.broadcast_shift_left %a, %c : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  %1 = chlo.broadcast_shift_right_arithmetic %0, %c : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  return %1 : tensor<?xi32>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  return %a : tensor<?xi32>
}
