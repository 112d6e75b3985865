// expect: PROVED BITWISE
// rule: slice(dot(A, B)) => dot(slice(A), slice(B))
// where: HandleSlice

func.func @left(
    %a: tensor<i32> {tesela.size = "a"},
    %l: tensor<i32> {tesela.size = "l"},
    %b: tensor<i32> {tesela.size = "b"},
    %k: tensor<i32> {tesela.size = "k"},
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32>
    attributes {tesela.assume = ["a + l <= M", "b + k <= N"]} {
  %dot = stablehlo.dot_general %A, %B, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %a_1d = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
  %b_1d = stablehlo.reshape %b : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %a_1d, %b_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %size = stablehlo.add %a, %l : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %size_1 = stablehlo.add %b, %k : tensor<i32>
  %size_1_1d = stablehlo.reshape %size_1 : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %size_1d, %size_1_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_2 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %slice = stablehlo.real_dynamic_slice %dot, %shape, %shape_1, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %slice : tensor<?x?xf32>
}

func.func @right(
    %a: tensor<i32> {tesela.size = "a"},
    %l: tensor<i32> {tesela.size = "l"},
    %b: tensor<i32> {tesela.size = "b"},
    %k: tensor<i32> {tesela.size = "k"},
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32>
    attributes {tesela.assume = ["a + l <= M", "b + k <= N"]} {
  %a_1d = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c0_1d = stablehlo.reshape %c0 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %a_1d, %c0_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %size = stablehlo.add %a, %l : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %K = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %K_1d = stablehlo.reshape %K : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %size_1d, %K_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_2 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %slice = stablehlo.real_dynamic_slice %A, %shape, %shape_1, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %b_1d = stablehlo.reshape %b : (tensor<i32>) -> tensor<1xi32>
  %shape_3 = stablehlo.concatenate %c0_1d, %b_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %size_1 = stablehlo.add %b, %k : tensor<i32>
  %size_1_1d = stablehlo.reshape %size_1 : (tensor<i32>) -> tensor<1xi32>
  %shape_4 = stablehlo.concatenate %K_1d, %size_1_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %slice_1 = stablehlo.real_dynamic_slice %B, %shape_3, %shape_4, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %slice, %slice_1, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}
