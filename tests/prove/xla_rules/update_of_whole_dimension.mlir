// expect: PROVED BITWISE
// rule: update(A, U, i, j) => update(A, U, i, 0)
// where: HandleDynamicUpdateSlice

func.func @left(
    %A: tensor<10x6xf32>,
    %U: tensor<4x6xf32>,
    %i: tensor<i32>,
    %j: tensor<i32>) -> tensor<10x6xf32> {
  %update = stablehlo.dynamic_update_slice %A, %U, %i, %j : (tensor<10x6xf32>, tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<10x6xf32>
  return %update : tensor<10x6xf32>
}

func.func @right(
    %A: tensor<10x6xf32>,
    %U: tensor<4x6xf32>,
    %i: tensor<i32>,
    %j: tensor<i32>) -> tensor<10x6xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %update = stablehlo.dynamic_update_slice %A, %U, %i, %c0 : (tensor<10x6xf32>, tensor<4x6xf32>, tensor<i32>, tensor<i32>) -> tensor<10x6xf32>
  return %update : tensor<10x6xf32>
}
