// expect: PROVED BITWISE
// The element after a label that has one.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N+1"}, %i: tensor<i32> {tesela.below = "N"}) -> tensor<1xf32> {
  %pair = stablehlo.dynamic_slice %x, %i, sizes = [2] : (tensor<?xf32>, tensor<i32>) -> tensor<2xf32>
  %r = stablehlo.slice %pair [1:2] : (tensor<2xf32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}

func.func @right(%x: tensor<?xf32>, %i: tensor<i32>) -> tensor<1xf32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %next = stablehlo.add %i, %one : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %next, sizes = [1] : (tensor<?xf32>, tensor<i32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}
