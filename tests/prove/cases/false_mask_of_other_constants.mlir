// expect: REFUTED
// select(p, 2, 1) is never 0.

func.func @left(%p: tensor<?xi1> {tesela.shape = "N"}) -> tensor<?xi1> {
  %t = stablehlo.constant dense<2.0> : tensor<f32>
  %o = stablehlo.constant dense<1.0> : tensor<f32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %s = chlo.broadcast_select %p, %t, %o : (tensor<?xi1>, tensor<f32>, tensor<f32>) -> tensor<?xf32>
  %c = chlo.broadcast_compare %s, %z {comparison_direction = #chlo<comparison_direction NE>} : (tensor<?xf32>, tensor<f32>) -> tensor<?xi1>
  return %c : tensor<?xi1>
}

func.func @right(%p: tensor<?xi1> {tesela.shape = "N"}) -> tensor<?xi1> {
  return %p : tensor<?xi1>
}
