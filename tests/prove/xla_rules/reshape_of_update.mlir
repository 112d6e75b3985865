// expect: PROVED BITWISE
// rule: reshape(update(A, U, i)) => update(reshape(A), reshape(U), i)
// where: HandleReshape
// condition: only ones are inserted or removed

func.func @left(%A: tensor<10xf32>, %U: tensor<4xf32>, %i: tensor<i32>) -> tensor<10x1xf32> {
  %update = stablehlo.dynamic_update_slice %A, %U, %i : (tensor<10xf32>, tensor<4xf32>, tensor<i32>) -> tensor<10xf32>
  %reshape = stablehlo.reshape %update : (tensor<10xf32>) -> tensor<10x1xf32>
  return %reshape : tensor<10x1xf32>
}

func.func @right(%A: tensor<10xf32>, %U: tensor<4xf32>, %i: tensor<i32>) -> tensor<10x1xf32> {
  %reshape = stablehlo.reshape %A : (tensor<10xf32>) -> tensor<10x1xf32>
  %reshape_1 = stablehlo.reshape %U : (tensor<4xf32>) -> tensor<4x1xf32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %update = stablehlo.dynamic_update_slice %reshape, %reshape_1, %i, %c0 : (tensor<10x1xf32>, tensor<4x1xf32>, tensor<i32>, tensor<i32>) -> tensor<10x1xf32>
  return %update : tensor<10x1xf32>
}
