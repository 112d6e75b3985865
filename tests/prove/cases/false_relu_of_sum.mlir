// expect: REFUTED
// Relu of a sum is not the sum of relus.

func.func @left(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %sum = stablehlo.add %x, %y : tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %relu = chlo.broadcast_maximum %sum, %zero : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %relu : tensor<?x?xf32>
}

func.func @right(
    %x: tensor<?x?xf32> {tesela.shape = "M, N"},
    %y: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %relu = chlo.broadcast_maximum %x, %zero : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %relu_1 = chlo.broadcast_maximum %y, %zero : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %sum = stablehlo.add %relu, %relu_1 : tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}
