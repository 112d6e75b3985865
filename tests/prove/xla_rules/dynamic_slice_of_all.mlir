// expect: PROVED BITWISE
// rule: dynamic_slice(A, i) => A
// where: HandleDynamicSlice
// condition: the slice has the size of A

func.func @left(%A: tensor<10xf32>, %i: tensor<i32>) -> tensor<10xf32> {
  %dynamic_slice = stablehlo.dynamic_slice %A, %i, sizes = [10] : (tensor<10xf32>, tensor<i32>) -> tensor<10xf32>
  return %dynamic_slice : tensor<10xf32>
}

func.func @right(%A: tensor<10xf32>, %i: tensor<i32>) -> tensor<10xf32> {
  return %A : tensor<10xf32>
}
