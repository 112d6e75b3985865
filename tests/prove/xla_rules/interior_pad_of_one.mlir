// expect: PROVED BITWISE
// rule: pad(A, interior) => pad(A)
// where: HandlePad
// condition: size one there

func.func @left(%A: tensor<1x?xf32> {tesela.shape = "1, N"}, %c: tensor<f32>) -> tensor<4x?xf32> {
  %pad = stablehlo.pad %A, %c, low = [2, 0], high = [1, 0], interior = [4, 0] : (tensor<1x?xf32>, tensor<f32>) -> tensor<4x?xf32>
  return %pad : tensor<4x?xf32>
}

func.func @right(%A: tensor<1x?xf32> {tesela.shape = "1, N"}, %c: tensor<f32>) -> tensor<4x?xf32> {
  %pad = stablehlo.pad %A, %c, low = [2, 0], high = [1, 0], interior = [0, 0] : (tensor<1x?xf32>, tensor<f32>) -> tensor<4x?xf32>
  return %pad : tensor<4x?xf32>
}
