// expect: PROVED BITWISE
// rule: slice(slice(A)) => slice(A)
// where: HandleSlice

func.func @left(
    %a: tensor<i32> {tesela.size = "a"},
    %b: tensor<i32> {tesela.size = "b"},
    %k: tensor<i32> {tesela.size = "k"},
    %l: tensor<i32> {tesela.size = "l"},
    %A: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32>
    attributes {tesela.assume = ["a + l <= N", "b + k <= l"]} {
  %a_1d = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
  %size = stablehlo.add %a, %l : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[1]> : tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %A, %a_1d, %size_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %b_1d = stablehlo.reshape %b : (tensor<i32>) -> tensor<1xi32>
  %size_1 = stablehlo.add %b, %k : tensor<i32>
  %size_1_1d = stablehlo.reshape %size_1 : (tensor<i32>) -> tensor<1xi32>
  %slice_1 = stablehlo.real_dynamic_slice %slice, %b_1d, %size_1_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return %slice_1 : tensor<?xf32>
}

func.func @right(
    %a: tensor<i32> {tesela.size = "a"},
    %b: tensor<i32> {tesela.size = "b"},
    %k: tensor<i32> {tesela.size = "k"},
    %l: tensor<i32> {tesela.size = "l"},
    %A: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32>
    attributes {tesela.assume = ["a + l <= N", "b + k <= l"]} {
  %size = stablehlo.add %a, %b : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %size_1 = stablehlo.add %a, %b : tensor<i32>
  %size_2 = stablehlo.add %size_1, %k : tensor<i32>
  %size_2_1d = stablehlo.reshape %size_2 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[1]> : tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %A, %size_1d, %size_2_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return %slice : tensor<?xf32>
}
