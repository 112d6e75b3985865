// expect: PROVED BITWISE
// and above where it would leave the operand.

func.func @left(%x: tensor<10xf32>, %i: tensor<i32>) -> tensor<4xf32> {
  %dynamic_slice = stablehlo.dynamic_slice %x, %i, sizes = [4] : (tensor<10xf32>, tensor<i32>) -> tensor<4xf32>
  return %dynamic_slice : tensor<4xf32>
}

func.func @right(%x: tensor<10xf32>, %i: tensor<i32>) -> tensor<4xf32> {
  %c6 = stablehlo.constant dense<6> : tensor<i32>
  %min = stablehlo.minimum %i, %c6 : tensor<i32>
  %dynamic_slice = stablehlo.dynamic_slice %x, %min, sizes = [4] : (tensor<10xf32>, tensor<i32>) -> tensor<4xf32>
  return %dynamic_slice : tensor<4xf32>
}
