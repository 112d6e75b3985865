// expect: PROVED BITWISE
// rule: update(A, update(slice(A, i), U, j), i) => update(A, U, clamp(i) + clamp(j))
// where: HandleDynamicUpdateSlice
// With both starts clamped it is true.

func.func @left(
    %A: tensor<10xf32>,
    %U: tensor<3xf32>,
    %i: tensor<i32>,
    %j: tensor<i32>) -> tensor<10xf32> {
  %dynamic_slice = stablehlo.dynamic_slice %A, %i, sizes = [6] : (tensor<10xf32>, tensor<i32>) -> tensor<6xf32>
  %update = stablehlo.dynamic_update_slice %dynamic_slice, %U, %j : (tensor<6xf32>, tensor<3xf32>, tensor<i32>) -> tensor<6xf32>
  %update_1 = stablehlo.dynamic_update_slice %A, %update, %i : (tensor<10xf32>, tensor<6xf32>, tensor<i32>) -> tensor<10xf32>
  return %update_1 : tensor<10xf32>
}

func.func @right(
    %A: tensor<10xf32>,
    %U: tensor<3xf32>,
    %i: tensor<i32>,
    %j: tensor<i32>) -> tensor<10xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c4 = stablehlo.constant dense<4> : tensor<i32>
  %clamp = stablehlo.clamp %c0, %i, %c4 : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %c3 = stablehlo.constant dense<3> : tensor<i32>
  %clamp_1 = stablehlo.clamp %c0, %j, %c3 : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
  %sum = stablehlo.add %clamp, %clamp_1 : tensor<i32>
  %update = stablehlo.dynamic_update_slice %A, %U, %sum : (tensor<10xf32>, tensor<3xf32>, tensor<i32>) -> tensor<10xf32>
  return %update : tensor<10xf32>
}
