// expect: PROVED BITWISE
// rule: c + A => A + c
// where: HandleAdd

func.func @left(%A: tensor<?x?xf32> {tesela.shape = "M, N"}, %c: tensor<f32>) -> tensor<?x?xf32> {
  %sum = chlo.broadcast_add %c, %A : (tensor<f32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}

func.func @right(%A: tensor<?x?xf32> {tesela.shape = "M, N"}, %c: tensor<f32>) -> tensor<?x?xf32> {
  %sum = chlo.broadcast_add %A, %c : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}
