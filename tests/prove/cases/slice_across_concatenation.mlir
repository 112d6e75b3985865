// expect: PROVED BITWISE
// A slice across the seam of a concatenation.

func.func @left(
    %a: tensor<i32> {tesela.size = "a"},
    %b: tensor<i32> {tesela.size = "b"},
    %x: tensor<?xf32> {tesela.shape = "M"},
    %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32>
    attributes {tesela.assume = ["a <= M", "b <= N"]} {
  %concatenate = stablehlo.concatenate %x, %y, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %M = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %size = stablehlo.subtract %M, %a : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %size_1 = stablehlo.add %M, %b : tensor<i32>
  %size_1_1d = stablehlo.reshape %size_1 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[1]> : tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %concatenate, %size_1d, %size_1_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return %slice : tensor<?xf32>
}

func.func @right(
    %a: tensor<i32> {tesela.size = "a"},
    %b: tensor<i32> {tesela.size = "b"},
    %x: tensor<?xf32> {tesela.shape = "M"},
    %y: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32>
    attributes {tesela.assume = ["a <= M", "b <= N"]} {
  %M = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %size = stablehlo.subtract %M, %a : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[1]> : tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %x, %size_1d, %M_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %shape_1 = stablehlo.constant dense<[0]> : tensor<1xi32>
  %b_1d = stablehlo.reshape %b : (tensor<i32>) -> tensor<1xi32>
  %slice_1 = stablehlo.real_dynamic_slice %y, %shape_1, %b_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %concatenate = stablehlo.concatenate %slice, %slice_1, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %concatenate : tensor<?xf32>
}
