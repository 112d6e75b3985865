// expect: PROVED REAL
// logistic(-x) = 1 - logistic x.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %negate = stablehlo.negate %x : tensor<?x?xf32>
  %logistic = stablehlo.logistic %negate : tensor<?x?xf32>
  return %logistic : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %logistic = stablehlo.logistic %x : tensor<?x?xf32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %difference = chlo.broadcast_subtract %one, %logistic : (tensor<f32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %difference : tensor<?x?xf32>
}
