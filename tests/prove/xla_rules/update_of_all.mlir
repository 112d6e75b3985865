// expect: PROVED BITWISE
// rule: update(A, U, i) => U
// where: HandleDynamicUpdateSlice
// condition: U has the size of A

func.func @left(%A: tensor<10xf32>, %U: tensor<10xf32>, %i: tensor<i32>) -> tensor<10xf32> {
  %update = stablehlo.dynamic_update_slice %A, %U, %i : (tensor<10xf32>, tensor<10xf32>, tensor<i32>) -> tensor<10xf32>
  return %update : tensor<10xf32>
}

func.func @right(%A: tensor<10xf32>, %U: tensor<10xf32>, %i: tensor<i32>) -> tensor<10xf32> {
  return %U : tensor<10xf32>
}
