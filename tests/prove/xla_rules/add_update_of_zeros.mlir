// expect: PROVED REASSOC
// rule: A + update(0, B, i) => update(A, slice(A, i) + B, i)
// where: HandleAdd

func.func @left(%A: tensor<10xf32>, %B: tensor<4xf32>, %i: tensor<i32>) -> tensor<10xf32> {
  %splat = stablehlo.constant dense<0.0> : tensor<10xf32>
  %update = stablehlo.dynamic_update_slice %splat, %B, %i : (tensor<10xf32>, tensor<4xf32>, tensor<i32>) -> tensor<10xf32>
  %sum = stablehlo.add %A, %update : tensor<10xf32>
  return %sum : tensor<10xf32>
}

func.func @right(%A: tensor<10xf32>, %B: tensor<4xf32>, %i: tensor<i32>) -> tensor<10xf32> {
  %dynamic_slice = stablehlo.dynamic_slice %A, %i, sizes = [4] : (tensor<10xf32>, tensor<i32>) -> tensor<4xf32>
  %sum = stablehlo.add %dynamic_slice, %B : tensor<4xf32>
  %update = stablehlo.dynamic_update_slice %A, %sum, %i : (tensor<10xf32>, tensor<4xf32>, tensor<i32>) -> tensor<10xf32>
  return %update : tensor<10xf32>
}
