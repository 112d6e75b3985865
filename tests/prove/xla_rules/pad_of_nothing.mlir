// expect: PROVED BITWISE
// rule: pad(A, 0_0_0) => A
// where: HandlePad

func.func @left(%A: tensor<?x?xf32> {tesela.shape = "M, N"}, %c: tensor<f32>) -> tensor<?x?xf32> {
  %pad = stablehlo.pad %A, %c, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %pad : tensor<?x?xf32>
}

func.func @right(%A: tensor<?x?xf32> {tesela.shape = "M, N"}, %c: tensor<f32>) -> tensor<?x?xf32> {
  return %A : tensor<?x?xf32>
}
