// expect: REFUTED
// Starts may not be added: each is clamped.

func.func @left(%x: tensor<10xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<3xf32> {
  %dynamic_slice = stablehlo.dynamic_slice %x, %i, sizes = [6] : (tensor<10xf32>, tensor<i32>) -> tensor<6xf32>
  %dynamic_slice_1 = stablehlo.dynamic_slice %dynamic_slice, %j, sizes = [3] : (tensor<6xf32>, tensor<i32>) -> tensor<3xf32>
  return %dynamic_slice_1 : tensor<3xf32>
}

func.func @right(%x: tensor<10xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<3xf32> {
  %sum = stablehlo.add %i, %j : tensor<i32>
  %dynamic_slice = stablehlo.dynamic_slice %x, %sum, sizes = [3] : (tensor<10xf32>, tensor<i32>) -> tensor<3xf32>
  return %dynamic_slice : tensor<3xf32>
}
