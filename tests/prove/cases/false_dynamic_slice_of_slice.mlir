// expect: REFUTED
// The start of a slice may not be added to the start of a dynamic slice: the
// clamp differs.

func.func @left(%x: tensor<10xf32>, %i: tensor<i32>) -> tensor<4xf32> {
  %slice = stablehlo.slice %x [1:10] : (tensor<10xf32>) -> tensor<9xf32>
  %dynamic_slice = stablehlo.dynamic_slice %slice, %i, sizes = [4] : (tensor<9xf32>, tensor<i32>) -> tensor<4xf32>
  return %dynamic_slice : tensor<4xf32>
}

func.func @right(%x: tensor<10xf32>, %i: tensor<i32>) -> tensor<4xf32> {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %sum = stablehlo.add %i, %c1 : tensor<i32>
  %dynamic_slice = stablehlo.dynamic_slice %x, %sum, sizes = [4] : (tensor<10xf32>, tensor<i32>) -> tensor<4xf32>
  return %dynamic_slice : tensor<4xf32>
}
