// expect: PROVED BITWISE
// What is written is what was there.

func.func @left(%x: tensor<9xf32>, %i: tensor<i32>) -> tensor<9xf32> {
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [3] : (tensor<9xf32>, tensor<i32>) -> tensor<3xf32>
  %1 = stablehlo.dynamic_update_slice %x, %0, %i : (tensor<9xf32>, tensor<3xf32>, tensor<i32>) -> tensor<9xf32>
  return %1 : tensor<9xf32>
}

func.func @right(%x: tensor<9xf32>, %i: tensor<i32>) -> tensor<9xf32> {
  return %x : tensor<9xf32>
}
