// expect: PROVED BITWISE
// rule: slice(reverse(A)) => reverse(slice(A))
// where: TryToReorderSliceAndReverse

func.func @left(
    %a: tensor<i32> {tesela.size = "a"},
    %l: tensor<i32> {tesela.size = "l"},
    %A: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32>
    attributes {tesela.assume = ["a + l <= N"]} {
  %reverse = stablehlo.reverse %A, dims = [0] : tensor<?xf32>
  %a_1d = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
  %size = stablehlo.add %a, %l : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[1]> : tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %reverse, %a_1d, %size_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return %slice : tensor<?xf32>
}

func.func @right(
    %a: tensor<i32> {tesela.size = "a"},
    %l: tensor<i32> {tesela.size = "l"},
    %A: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32>
    attributes {tesela.assume = ["a + l <= N"]} {
  %N = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %size = stablehlo.subtract %N, %a : tensor<i32>
  %size_1 = stablehlo.subtract %size, %l : tensor<i32>
  %size_1_1d = stablehlo.reshape %size_1 : (tensor<i32>) -> tensor<1xi32>
  %size_2 = stablehlo.subtract %N, %a : tensor<i32>
  %size_2_1d = stablehlo.reshape %size_2 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[1]> : tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %A, %size_1_1d, %size_2_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %reverse = stablehlo.reverse %slice, dims = [0] : tensor<?xf32>
  return %reverse : tensor<?xf32>
}
