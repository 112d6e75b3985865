// expect: PROVED BITWISE
// The start of a dynamic slice is clamped below at zero.

func.func @left(%x: tensor<10xf32>, %i: tensor<i32>) -> tensor<4xf32> {
  %dynamic_slice = stablehlo.dynamic_slice %x, %i, sizes = [4] : (tensor<10xf32>, tensor<i32>) -> tensor<4xf32>
  return %dynamic_slice : tensor<4xf32>
}

func.func @right(%x: tensor<10xf32>, %i: tensor<i32>) -> tensor<4xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %max = stablehlo.maximum %i, %c0 : tensor<i32>
  %dynamic_slice = stablehlo.dynamic_slice %x, %max, sizes = [4] : (tensor<10xf32>, tensor<i32>) -> tensor<4xf32>
  return %dynamic_slice : tensor<4xf32>
}
