// expect: REFUTED
// An update beyond the end is moved to the end, not dropped.

func.func @left(%x: tensor<5xf32>, %u: tensor<2xf32>) -> tensor<5xf32> {
  %i = stablehlo.constant dense<4> : tensor<i32>
  %0 = stablehlo.dynamic_update_slice %x, %u, %i : (tensor<5xf32>, tensor<2xf32>, tensor<i32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

func.func @right(%x: tensor<5xf32>, %u: tensor<2xf32>) -> tensor<5xf32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<5xf32>) -> tensor<4xf32>
  %1 = stablehlo.slice %u [0:1] : (tensor<2xf32>) -> tensor<1xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<4xf32>, tensor<1xf32>) -> tensor<5xf32>
  return %2 : tensor<5xf32>
}
