// expect: PROVED BITWISE
// rule: concatenate(A[a:b], A[b:c]) => A[a:c]
// where: HandleConcatenate

func.func @left(
    %a: tensor<i32> {tesela.size = "a"},
    %b: tensor<i32> {tesela.size = "b"},
    %c: tensor<i32> {tesela.size = "c"},
    %A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32>
    attributes {tesela.assume = ["a + b + c <= M"]} {
  %a_1d = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c0_1d = stablehlo.reshape %c0 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %a_1d, %c0_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %size = stablehlo.add %a, %b : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %size_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_2 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %slice = stablehlo.real_dynamic_slice %A, %shape, %shape_1, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %shape_3 = stablehlo.concatenate %size_1d, %c0_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %size_1 = stablehlo.add %a, %b : tensor<i32>
  %size_2 = stablehlo.add %size_1, %c : tensor<i32>
  %size_2_1d = stablehlo.reshape %size_2 : (tensor<i32>) -> tensor<1xi32>
  %shape_4 = stablehlo.concatenate %size_2_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %slice_1 = stablehlo.real_dynamic_slice %A, %shape_3, %shape_4, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %concatenate = stablehlo.concatenate %slice, %slice_1, dim = 0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %concatenate : tensor<?x?xf32>
}

func.func @right(
    %a: tensor<i32> {tesela.size = "a"},
    %b: tensor<i32> {tesela.size = "b"},
    %c: tensor<i32> {tesela.size = "c"},
    %A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32>
    attributes {tesela.assume = ["a + b + c <= M"]} {
  %a_1d = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c0_1d = stablehlo.reshape %c0 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %a_1d, %c0_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %size = stablehlo.add %a, %b : tensor<i32>
  %size_1 = stablehlo.add %size, %c : tensor<i32>
  %size_1_1d = stablehlo.reshape %size_1 : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %size_1_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_2 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %slice = stablehlo.real_dynamic_slice %A, %shape, %shape_1, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %slice : tensor<?x?xf32>
}
