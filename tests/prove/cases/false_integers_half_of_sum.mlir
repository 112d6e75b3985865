// expect: REFUTED
// (a + b) / 2 is not a / 2 + b / 2.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}, %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %c = stablehlo.constant dense<2> : tensor<i32>
  %0 = stablehlo.add %a, %b : tensor<?xi32>
  %1 = chlo.broadcast_divide %0, %c : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  return %1 : tensor<?xi32>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}, %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %c = stablehlo.constant dense<2> : tensor<i32>
  %0 = chlo.broadcast_divide %a, %c : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  %1 = chlo.broadcast_divide %b, %c : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  %2 = stablehlo.add %0, %1 : tensor<?xi32>
  return %2 : tensor<?xi32>
}
