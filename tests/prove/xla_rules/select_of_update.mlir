// expect: PROVED BITWISE
// rule: select(p, A, update(A, U, i)) => update(A, select(p, slice(A, i), U), i)
// where: HandleSelect

func.func @left(
    %p: tensor<i1>,
    %A: tensor<10xf32>,
    %U: tensor<4xf32>,
    %i: tensor<i32>) -> tensor<10xf32> {
  %update = stablehlo.dynamic_update_slice %A, %U, %i : (tensor<10xf32>, tensor<4xf32>, tensor<i32>) -> tensor<10xf32>
  %select = stablehlo.select %p, %A, %update : tensor<i1>, tensor<10xf32>
  return %select : tensor<10xf32>
}

func.func @right(
    %p: tensor<i1>,
    %A: tensor<10xf32>,
    %U: tensor<4xf32>,
    %i: tensor<i32>) -> tensor<10xf32> {
  %dynamic_slice = stablehlo.dynamic_slice %A, %i, sizes = [4] : (tensor<10xf32>, tensor<i32>) -> tensor<4xf32>
  %select = stablehlo.select %p, %dynamic_slice, %U : tensor<i1>, tensor<4xf32>
  %update = stablehlo.dynamic_update_slice %A, %select, %i : (tensor<10xf32>, tensor<4xf32>, tensor<i32>) -> tensor<10xf32>
  return %update : tensor<10xf32>
}
