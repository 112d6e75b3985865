// expect: PROVED REAL, no better
// Products of static sizes associate.

func.func @left(%A: tensor<4x5xf32>, %B: tensor<5x6xf32>, %C: tensor<6x3xf32>) -> tensor<4x3xf32> {
  %dot = stablehlo.dot_general %A, %B, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x6xf32>) -> tensor<4x6xf32>
  %dot_1 = stablehlo.dot_general %dot, %C, contracting_dims = [1] x [0] : (tensor<4x6xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
  return %dot_1 : tensor<4x3xf32>
}

func.func @right(
    %A: tensor<4x5xf32>,
    %B: tensor<5x6xf32>,
    %C: tensor<6x3xf32>) -> tensor<4x3xf32> {
  %dot = stablehlo.dot_general %B, %C, contracting_dims = [1] x [0] : (tensor<5x6xf32>, tensor<6x3xf32>) -> tensor<5x3xf32>
  %dot_1 = stablehlo.dot_general %A, %dot, contracting_dims = [1] x [0] : (tensor<4x5xf32>, tensor<5x3xf32>) -> tensor<4x3xf32>
  return %dot_1 : tensor<4x3xf32>
}
