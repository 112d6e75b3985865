// expect: REFUTED
// Updates that overlap do not commute.

func.func @left(
    %x: tensor<10xf32>,
    %u: tensor<4xf32>,
    %v: tensor<4xf32>,
    %i: tensor<i32>,
    %j: tensor<i32>) -> tensor<10xf32> {
  %update = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<10xf32>, tensor<4xf32>, tensor<i32>) -> tensor<10xf32>
  %update_1 = stablehlo.dynamic_update_slice %update, %v, %j : (tensor<10xf32>, tensor<4xf32>, tensor<i32>) -> tensor<10xf32>
  return %update_1 : tensor<10xf32>
}

func.func @right(
    %x: tensor<10xf32>,
    %u: tensor<4xf32>,
    %v: tensor<4xf32>,
    %i: tensor<i32>,
    %j: tensor<i32>) -> tensor<10xf32> {
  %update = stablehlo.dynamic_update_slice %x, %v, %j : (tensor<10xf32>, tensor<4xf32>, tensor<i32>) -> tensor<10xf32>
  %update_1 = stablehlo.dynamic_update_slice %update, %u, %i : (tensor<10xf32>, tensor<4xf32>, tensor<i32>) -> tensor<10xf32>
  return %update_1 : tensor<10xf32>
}
