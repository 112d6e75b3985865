// expect: PROVED REAL
// relu x - relu(-x) = x.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %relu = chlo.broadcast_maximum %x, %zero : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %negate = stablehlo.negate %x : tensor<?x?xf32>
  %relu_1 = chlo.broadcast_maximum %negate, %zero : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %difference = stablehlo.subtract %relu, %relu_1 : tensor<?x?xf32>
  return %difference : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  return %x : tensor<?x?xf32>
}
