// expect: PROVED BITWISE
// rule: dynamic_slice(A, 8) => slice(A)
// where: HandleDynamicSlice
// The start is clamped to 6.

func.func @left(%A: tensor<10xf32>) -> tensor<4xf32> {
  %c8 = stablehlo.constant dense<8> : tensor<i32>
  %dynamic_slice = stablehlo.dynamic_slice %A, %c8, sizes = [4] : (tensor<10xf32>, tensor<i32>) -> tensor<4xf32>
  return %dynamic_slice : tensor<4xf32>
}

func.func @right(%A: tensor<10xf32>) -> tensor<4xf32> {
  %slice = stablehlo.slice %A [6:10] : (tensor<10xf32>) -> tensor<4xf32>
  return %slice : tensor<4xf32>
}
