// expect: UNKNOWN, false
// A square may wrap to a negative number.

func.func @left(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi1> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.multiply %a, %a : tensor<?xi32>
  %1 = chlo.broadcast_compare %0, %c {comparison_direction = #chlo<comparison_direction GE>} : (tensor<?xi32>, tensor<i32>) -> tensor<?xi1>
  return %1 : tensor<?xi1>
}

func.func @right(%a: tensor<?xi32> {tesela.shape = "N"}) -> tensor<?xi1> {
  %0 = stablehlo.compare EQ, %a, %a : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
  return %0 : tensor<?xi1>
}
