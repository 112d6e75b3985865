// expect: REFUTED
// A shift rounds down, a quotient toward zero.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %c = stablehlo.constant dense<4> : tensor<i32>
  %0 = chlo.broadcast_shift_right_arithmetic %a, %c : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %c = stablehlo.constant dense<16> : tensor<i32>
  %0 = chlo.broadcast_divide %a, %c : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}
