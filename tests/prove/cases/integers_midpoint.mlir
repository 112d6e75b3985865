// expect: REFUTED
// (a + b) / 2 = a + (b - a) / 2 fails where the sum wraps around.

func.func @left(
    %a: tensor<?xi32> {tesela.shape = "N"},
    %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %sum = stablehlo.add %a, %b : tensor<?xi32>
  %c = stablehlo.constant dense<2> : tensor<i32>
  %quotient = chlo.broadcast_divide %sum, %c : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  return %quotient : tensor<?xi32>
}

func.func @right(
    %a: tensor<?xi32> {tesela.shape = "N"},
    %b: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi32> {
  %difference = stablehlo.subtract %b, %a : tensor<?xi32>
  %c = stablehlo.constant dense<2> : tensor<i32>
  %quotient = chlo.broadcast_divide %difference, %c : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  %sum = stablehlo.add %a, %quotient : tensor<?xi32>
  return %sum : tensor<?xi32>
}
