// expect: PROVED REAL
// (A x B) (C x D) = (A C) x (B D), with x the Kronecker product.

func.func @left(%A: tensor<5x3xf32>, %B: tensor<4x6xf32>, %C: tensor<3x7xf32>, %D: tensor<6x2xf32>) -> tensor<20x14xf32> {
  %0 = stablehlo.dot_general %A, %B, contracting_dims = [] x [] : (tensor<5x3xf32>, tensor<4x6xf32>) -> tensor<5x3x4x6xf32>
  %1 = stablehlo.transpose %0, dims = [0, 2, 1, 3] : (tensor<5x3x4x6xf32>) -> tensor<5x4x3x6xf32>
  %2 = stablehlo.reshape %1 : (tensor<5x4x3x6xf32>) -> tensor<20x18xf32>
  %3 = stablehlo.dot_general %C, %D, contracting_dims = [] x [] : (tensor<3x7xf32>, tensor<6x2xf32>) -> tensor<3x7x6x2xf32>
  %4 = stablehlo.transpose %3, dims = [0, 2, 1, 3] : (tensor<3x7x6x2xf32>) -> tensor<3x6x7x2xf32>
  %5 = stablehlo.reshape %4 : (tensor<3x6x7x2xf32>) -> tensor<18x14xf32>
  %6 = stablehlo.dot_general %2, %5, contracting_dims = [1] x [0] : (tensor<20x18xf32>, tensor<18x14xf32>) -> tensor<20x14xf32>
  return %6 : tensor<20x14xf32>
}

func.func @right(%A: tensor<5x3xf32>, %B: tensor<4x6xf32>, %C: tensor<3x7xf32>, %D: tensor<6x2xf32>) -> tensor<20x14xf32> {
  %0 = stablehlo.dot_general %A, %C, contracting_dims = [1] x [0] : (tensor<5x3xf32>, tensor<3x7xf32>) -> tensor<5x7xf32>
  %1 = stablehlo.dot_general %B, %D, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x2xf32>) -> tensor<4x2xf32>
  %2 = stablehlo.dot_general %0, %1, contracting_dims = [] x [] : (tensor<5x7xf32>, tensor<4x2xf32>) -> tensor<5x7x4x2xf32>
  %3 = stablehlo.transpose %2, dims = [0, 2, 1, 3] : (tensor<5x7x4x2xf32>) -> tensor<5x4x7x2xf32>
  %4 = stablehlo.reshape %3 : (tensor<5x4x7x2xf32>) -> tensor<20x14xf32>
  return %4 : tensor<20x14xf32>
}
