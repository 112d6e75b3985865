// expect: PROVED REAL
// tanh x = 2 logistic(2 x) - 1.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %tanh = stablehlo.tanh %x : tensor<?x?xf32>
  return %tanh : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %product = chlo.broadcast_multiply %x, %two : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %logistic = stablehlo.logistic %product : tensor<?x?xf32>
  %product_1 = chlo.broadcast_multiply %logistic, %two : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %difference = chlo.broadcast_subtract %product_1, %one : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %difference : tensor<?x?xf32>
}
