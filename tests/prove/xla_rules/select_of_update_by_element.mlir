// expect: PROVED BITWISE
// rule: select(P, A, update(A, U, i)) => update(A, select(slice(P, i), slice(A, i), U), i)
// where: HandleSelect

func.func @left(
    %P: tensor<10xi1>,
    %A: tensor<10xf32>,
    %U: tensor<4xf32>,
    %i: tensor<i32>) -> tensor<10xf32> {
  %update = stablehlo.dynamic_update_slice %A, %U, %i : (tensor<10xf32>, tensor<4xf32>, tensor<i32>) -> tensor<10xf32>
  %select = stablehlo.select %P, %A, %update : tensor<10xi1>, tensor<10xf32>
  return %select : tensor<10xf32>
}

func.func @right(
    %P: tensor<10xi1>,
    %A: tensor<10xf32>,
    %U: tensor<4xf32>,
    %i: tensor<i32>) -> tensor<10xf32> {
  %dynamic_slice = stablehlo.dynamic_slice %P, %i, sizes = [4] : (tensor<10xi1>, tensor<i32>) -> tensor<4xi1>
  %dynamic_slice_1 = stablehlo.dynamic_slice %A, %i, sizes = [4] : (tensor<10xf32>, tensor<i32>) -> tensor<4xf32>
  %select = stablehlo.select %dynamic_slice, %dynamic_slice_1, %U : tensor<4xi1>, tensor<4xf32>
  %update = stablehlo.dynamic_update_slice %A, %select, %i : (tensor<10xf32>, tensor<4xf32>, tensor<i32>) -> tensor<10xf32>
  return %update : tensor<10xf32>
}
