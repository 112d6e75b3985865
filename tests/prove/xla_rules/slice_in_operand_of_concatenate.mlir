// expect: PROVED BITWISE
// rule: slice(concatenate(A, B)) => slice(B)
// where: HandleSlice

func.func @left(
    %a: tensor<i32> {tesela.size = "a"},
    %l: tensor<i32> {tesela.size = "l"},
    %A: tensor<?xf32> {tesela.shape = "N"},
    %B: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?xf32>
    attributes {tesela.assume = ["a + l <= M"]} {
  %concatenate = stablehlo.concatenate %A, %B, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %N = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %size = stablehlo.add %N, %a : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %size_1 = stablehlo.add %N, %a : tensor<i32>
  %size_2 = stablehlo.add %size_1, %l : tensor<i32>
  %size_2_1d = stablehlo.reshape %size_2 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[1]> : tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %concatenate, %size_1d, %size_2_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return %slice : tensor<?xf32>
}

func.func @right(
    %a: tensor<i32> {tesela.size = "a"},
    %l: tensor<i32> {tesela.size = "l"},
    %A: tensor<?xf32> {tesela.shape = "N"},
    %B: tensor<?xf32> {tesela.shape = "M"}) -> tensor<?xf32>
    attributes {tesela.assume = ["a + l <= M"]} {
  %a_1d = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
  %size = stablehlo.add %a, %l : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[1]> : tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %B, %a_1d, %size_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return %slice : tensor<?xf32>
}
