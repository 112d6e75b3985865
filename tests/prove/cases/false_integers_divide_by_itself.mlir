// expect: REFUTED
// a / a is not 1 where a is 0.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %0 = stablehlo.divide %a, %a : tensor<?xi32>
  return %0 : tensor<?xi32>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %0 = stablehlo.subtract %a, %a : tensor<?xi32>
  %c = stablehlo.constant dense<1> : tensor<i32>
  %1 = chlo.broadcast_add %0, %c : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  return %1 : tensor<?xi32>
}
