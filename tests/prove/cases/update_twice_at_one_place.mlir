// expect: PROVED BITWISE
// The second of two updates at one place wins.

func.func @left(
    %x: tensor<10xf32>,
    %u: tensor<4xf32>,
    %v: tensor<4xf32>,
    %i: tensor<i32>) -> tensor<10xf32> {
  %update = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<10xf32>, tensor<4xf32>, tensor<i32>) -> tensor<10xf32>
  %update_1 = stablehlo.dynamic_update_slice %update, %v, %i : (tensor<10xf32>, tensor<4xf32>, tensor<i32>) -> tensor<10xf32>
  return %update_1 : tensor<10xf32>
}

func.func @right(
    %x: tensor<10xf32>,
    %u: tensor<4xf32>,
    %v: tensor<4xf32>,
    %i: tensor<i32>) -> tensor<10xf32> {
  %update = stablehlo.dynamic_update_slice %x, %v, %i : (tensor<10xf32>, tensor<4xf32>, tensor<i32>) -> tensor<10xf32>
  return %update : tensor<10xf32>
}
