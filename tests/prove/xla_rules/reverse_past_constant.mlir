// expect: PROVED BITWISE
// rule: reverse(A op c) => reverse(A) op c
// where: HandleReverse

func.func @left(%A: tensor<?xf32> {tesela.shape = "N"}, %c: tensor<f32>) -> tensor<?xf32> {
  %quotient = chlo.broadcast_divide %A, %c : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %reverse = stablehlo.reverse %quotient, dims = [0] : tensor<?xf32>
  return %reverse : tensor<?xf32>
}

func.func @right(%A: tensor<?xf32> {tesela.shape = "N"}, %c: tensor<f32>) -> tensor<?xf32> {
  %reverse = stablehlo.reverse %A, dims = [0] : tensor<?xf32>
  %quotient = chlo.broadcast_divide %reverse, %c : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %quotient : tensor<?xf32>
}
