// expect: REFUTED
// A longer slice is clamped earlier.

func.func @left(%x: tensor<5xf32>, %i: tensor<i32>) -> tensor<1xf32> {
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [2] : (tensor<5xf32>, tensor<i32>) -> tensor<2xf32>
  %1 = stablehlo.slice %0 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
  return %1 : tensor<1xf32>
}

func.func @right(%x: tensor<5xf32>, %i: tensor<i32>) -> tensor<1xf32> {
  %0 = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<5xf32>, tensor<i32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
