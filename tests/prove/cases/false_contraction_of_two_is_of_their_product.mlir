// expect: REFUTED
// In reverse they meet others.

func.func @left(%x: tensor<4x3x5xf32>, %y: tensor<3x5x6xf32>) -> tensor<4x6xf32> {
  %result = stablehlo.dot_general %x, %y, contracting_dims = [1, 2] x [0, 1] : (tensor<4x3x5xf32>, tensor<3x5x6xf32>) -> tensor<4x6xf32>
  return %result : tensor<4x6xf32>
}

func.func @right(%x: tensor<4x3x5xf32>, %y: tensor<3x5x6xf32>) -> tensor<4x6xf32> {
  %a = stablehlo.reshape %x : (tensor<4x3x5xf32>) -> tensor<4x15xf32>
  %z = stablehlo.reverse %y, dims = [1] : tensor<3x5x6xf32>
  %b = stablehlo.reshape %z : (tensor<3x5x6xf32>) -> tensor<15x6xf32>
  %result = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<4x15xf32>, tensor<15x6xf32>) -> tensor<4x6xf32>
  return %result : tensor<4x6xf32>
}
