// expect: PROVED BITWISE
// Clamped starts may be added.

func.func @left(%x: tensor<10xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<3xf32> {
  %dynamic_slice = stablehlo.dynamic_slice %x, %i, sizes = [6] : (tensor<10xf32>, tensor<i32>) -> tensor<6xf32>
  %dynamic_slice_1 = stablehlo.dynamic_slice %dynamic_slice, %j, sizes = [3] : (tensor<6xf32>, tensor<i32>) -> tensor<3xf32>
  return %dynamic_slice_1 : tensor<3xf32>
}

func.func @right(%x: tensor<10xf32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<3xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c4 = stablehlo.constant dense<4> : tensor<i32>
  %clamp = stablehlo.clamp %c0, %i, %c4 : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %c3 = stablehlo.constant dense<3> : tensor<i32>
  %clamp_1 = stablehlo.clamp %c0, %j, %c3 : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %sum = stablehlo.add %clamp, %clamp_1 : tensor<i32>
  %dynamic_slice = stablehlo.dynamic_slice %x, %sum, sizes = [3] : (tensor<10xf32>, tensor<i32>) -> tensor<3xf32>
  return %dynamic_slice : tensor<3xf32>
}
