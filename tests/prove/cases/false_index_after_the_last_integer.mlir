// expect: REFUTED
// The element after i is the last one wherever i is the last or beyond, but for the
// greatest integer, to which 1 is added.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}, %i: tensor<i32>) -> tensor<1xf32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %next = stablehlo.add %i, %one : tensor<i32>
  %r = stablehlo.dynamic_slice %x, %next, sizes = [1] : (tensor<?xf32>, tensor<i32>) -> tensor<1xf32>
  return %r : tensor<1xf32>
}

func.func @right(%x: tensor<?xf32>, %i: tensor<i32>) -> tensor<1xf32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %next = stablehlo.add %i, %one : tensor<i32>
  %n = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %last = stablehlo.subtract %n, %one : tensor<i32>
  %end = stablehlo.dynamic_slice %x, %last, sizes = [1] : (tensor<?xf32>, tensor<i32>) -> tensor<1xf32>
  %element = stablehlo.dynamic_slice %x, %next, sizes = [1] : (tensor<?xf32>, tensor<i32>) -> tensor<1xf32>
  %is_beyond = stablehlo.compare GE, %i, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
  %r = stablehlo.select %is_beyond, %end, %element : tensor<i1>, tensor<1xf32>
  return %r : tensor<1xf32>
}
