// expect: REFUTED
// -1 is before the beginning, and as an unsigned integer beyond the end.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}, %i: tensor<i32>) -> tensor<1xf32> {
  %r = stablehlo.dynamic_slice %x, %i, sizes = [1] : (tensor<?xf32>, tensor<i32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}

func.func @right(%x: tensor<?xf32>, %i: tensor<i32>) -> tensor<1xf32> {
  %j = stablehlo.convert %i : (tensor<i32>) -> tensor<ui32>
  %r = stablehlo.dynamic_slice %x, %j, sizes = [1] : (tensor<?xf32>, tensor<ui32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}
