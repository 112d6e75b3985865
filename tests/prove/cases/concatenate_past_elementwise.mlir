// expect: PROVED BITWISE
// A concatenation moves past relu.

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %y: tensor<?x?xf32> {tesela.shape = "L, K"}) -> tensor<?x?xf32> {
  %concatenate = stablehlo.concatenate %A, %y, dim = 0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %relu = chlo.broadcast_maximum %concatenate, %zero : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %relu : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %y: tensor<?x?xf32> {tesela.shape = "L, K"}) -> tensor<?x?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %relu = chlo.broadcast_maximum %A, %zero : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %relu_1 = chlo.broadcast_maximum %y, %zero : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %concatenate = stablehlo.concatenate %relu, %relu_1, dim = 0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %concatenate : tensor<?x?xf32>
}
