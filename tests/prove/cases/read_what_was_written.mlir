// expect: PROVED BITWISE
// Reading where an update was written.

func.func @left(%x: tensor<10xf32>, %u: tensor<4xf32>, %i: tensor<i32>) -> tensor<4xf32> {
  %update = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<10xf32>, tensor<4xf32>, tensor<i32>) -> tensor<10xf32>
  %dynamic_slice = stablehlo.dynamic_slice %update, %i, sizes = [4] : (tensor<10xf32>, tensor<i32>) -> tensor<4xf32>
  return %dynamic_slice : tensor<4xf32>
}

func.func @right(%x: tensor<10xf32>, %u: tensor<4xf32>, %i: tensor<i32>) -> tensor<4xf32> {
  return %u : tensor<4xf32>
}
