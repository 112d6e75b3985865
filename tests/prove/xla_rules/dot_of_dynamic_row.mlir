// expect: PROVED BITWISE
// rule: dot(slice(A, i), B) => slice(dot(A, B), i)
// where: OptimizeDotOfGather
// condition: A and B constant

func.func @left(%A: tensor<8x6xf32>, %B: tensor<6x5xf32>, %i: tensor<i32>) -> tensor<1x5xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %dynamic_slice = stablehlo.dynamic_slice %A, %i, %c0, sizes = [1, 6] : (tensor<8x6xf32>, tensor<i32>, tensor<i32>) -> tensor<1x6xf32>
  %dot = stablehlo.dot_general %dynamic_slice, %B, contracting_dims = [1] x [0] : (tensor<1x6xf32>, tensor<6x5xf32>) -> tensor<1x5xf32>
  return %dot : tensor<1x5xf32>
}

func.func @right(%A: tensor<8x6xf32>, %B: tensor<6x5xf32>, %i: tensor<i32>) -> tensor<1x5xf32> {
  %dot = stablehlo.dot_general %A, %B, contracting_dims = [1] x [0] : (tensor<8x6xf32>, tensor<6x5xf32>) -> tensor<8x5xf32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %dynamic_slice = stablehlo.dynamic_slice %dot, %i, %c0, sizes = [1, 5] : (tensor<8x5xf32>, tensor<i32>, tensor<i32>) -> tensor<1x5xf32>
  return %dynamic_slice : tensor<1x5xf32>
}
