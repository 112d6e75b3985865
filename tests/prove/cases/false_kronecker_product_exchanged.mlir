// expect: REFUTED
// Not (A C) x (D B).

func.func @left(%A: tensor<4x4xf32>, %B: tensor<4x4xf32>, %C: tensor<4x4xf32>, %D: tensor<4x4xf32>) -> tensor<16x16xf32> {
  %0 = stablehlo.dot_general %A, %B, contracting_dims = [] x [] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4x4x4xf32>
  %1 = stablehlo.transpose %0, dims = [0, 2, 1, 3] : (tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
  %2 = stablehlo.reshape %1 : (tensor<4x4x4x4xf32>) -> tensor<16x16xf32>
  %3 = stablehlo.dot_general %C, %D, contracting_dims = [] x [] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4x4x4xf32>
  %4 = stablehlo.transpose %3, dims = [0, 2, 1, 3] : (tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
  %5 = stablehlo.reshape %4 : (tensor<4x4x4x4xf32>) -> tensor<16x16xf32>
  %6 = stablehlo.dot_general %2, %5, contracting_dims = [1] x [0] : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  return %6 : tensor<16x16xf32>
}

func.func @right(%A: tensor<4x4xf32>, %B: tensor<4x4xf32>, %C: tensor<4x4xf32>, %D: tensor<4x4xf32>) -> tensor<16x16xf32> {
  %0 = stablehlo.dot_general %A, %C, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %1 = stablehlo.dot_general %D, %B, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.dot_general %0, %1, contracting_dims = [] x [] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4x4x4xf32>
  %3 = stablehlo.transpose %2, dims = [0, 2, 1, 3] : (tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
  %4 = stablehlo.reshape %3 : (tensor<4x4x4x4xf32>) -> tensor<16x16xf32>
  return %4 : tensor<16x16xf32>
}
