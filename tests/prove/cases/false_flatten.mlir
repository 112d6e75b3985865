// expect: REFUTED
// Splitting in unequal ways. Static sizes.

func.func @left(%x: tensor<24xf32>) -> tensor<24xf32> {
  %reshape = stablehlo.reshape %x : (tensor<24xf32>) -> tensor<4x6xf32>
  %transpose = stablehlo.transpose %reshape, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
  %reshape_1 = stablehlo.reshape %transpose : (tensor<6x4xf32>) -> tensor<24xf32>
  return %reshape_1 : tensor<24xf32>
}

func.func @right(%x: tensor<24xf32>) -> tensor<24xf32> {
  %reshape = stablehlo.reshape %x : (tensor<24xf32>) -> tensor<6x4xf32>
  %transpose = stablehlo.transpose %reshape, dims = [1, 0] : (tensor<6x4xf32>) -> tensor<4x6xf32>
  %reshape_1 = stablehlo.reshape %transpose : (tensor<4x6xf32>) -> tensor<24xf32>
  return %reshape_1 : tensor<24xf32>
}
