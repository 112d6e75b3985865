// expect: PROVED BITWISE
// rule: A - c => A + (-c)
// where: HandleSubtract

func.func @left(%A: tensor<?x?xf32> {tesela.shape = "M, N"}, %c: tensor<f32>) -> tensor<?x?xf32> {
  %difference = chlo.broadcast_subtract %A, %c : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %difference : tensor<?x?xf32>
}

func.func @right(%A: tensor<?x?xf32> {tesela.shape = "M, N"}, %c: tensor<f32>) -> tensor<?x?xf32> {
  %negate = stablehlo.negate %c : tensor<f32>
  %sum = chlo.broadcast_add %A, %negate : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}
