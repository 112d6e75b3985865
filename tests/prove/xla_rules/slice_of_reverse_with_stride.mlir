// expect: PROVED BITWISE
// rule: slice(reverse(A), stride) => reverse(slice(A, stride))
// where: TryToReorderSliceAndReverse

func.func @left(
    %a: tensor<i32> {tesela.size = "a"},
    %l: tensor<i32> {tesela.size = "l"},
    %A: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32>
    attributes {tesela.assume = ["a + 2*l - 1 <= N"]} {
  %reverse = stablehlo.reverse %A, dims = [0] : tensor<?xf32>
  %a_1d = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
  %c2 = stablehlo.constant dense<2> : tensor<i32>
  %size = stablehlo.multiply %l, %c2 : tensor<i32>
  %size_1 = stablehlo.add %a, %size : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %size_2 = stablehlo.subtract %size_1, %c1 : tensor<i32>
  %size_2_1d = stablehlo.reshape %size_2 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[2]> : tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %reverse, %a_1d, %size_2_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return %slice : tensor<?xf32>
}

func.func @right(
    %a: tensor<i32> {tesela.size = "a"},
    %l: tensor<i32> {tesela.size = "l"},
    %A: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32>
    attributes {tesela.assume = ["a + 2*l - 1 <= N"]} {
  %N = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %size = stablehlo.subtract %N, %a : tensor<i32>
  %c2 = stablehlo.constant dense<2> : tensor<i32>
  %size_1 = stablehlo.multiply %l, %c2 : tensor<i32>
  %size_2 = stablehlo.subtract %size, %size_1 : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %size_3 = stablehlo.add %size_2, %c1 : tensor<i32>
  %size_3_1d = stablehlo.reshape %size_3 : (tensor<i32>) -> tensor<1xi32>
  %size_4 = stablehlo.subtract %N, %a : tensor<i32>
  %size_4_1d = stablehlo.reshape %size_4 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[2]> : tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %A, %size_3_1d, %size_4_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %reverse = stablehlo.reverse %slice, dims = [0] : tensor<?xf32>
  return %reverse : tensor<?xf32>
}
