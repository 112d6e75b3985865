// expect: PROVED REASSOC, no better
// rule: dot([A, B], C) => dot(A, C1) + dot(B, C2)
// where: OptimizeDotOfConcat
// condition: C constant

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "M, L"},
    %C: tensor<?x?xf32> {tesela.shape = "K + L, N"}) -> tensor<?x?xf32> {
  %concatenate = stablehlo.concatenate %A, %B, dim = 1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %concatenate, %C, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "M, L"},
    %C: tensor<?x?xf32> {tesela.shape = "K + L, N"}) -> tensor<?x?xf32> {
  %shape = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %K = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %K_1d = stablehlo.reshape %K : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %C, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %K_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_2 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %slice = stablehlo.real_dynamic_slice %C, %shape, %shape_1, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %A, %slice, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c0_1d = stablehlo.reshape %c0 : (tensor<i32>) -> tensor<1xi32>
  %shape_3 = stablehlo.concatenate %K_1d, %c0_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %size = stablehlo.get_dimension_size %C, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape_4 = stablehlo.concatenate %size_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %slice_1 = stablehlo.real_dynamic_slice %C, %shape_3, %shape_4, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %dot_1 = stablehlo.dot_general %B, %slice_1, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %sum = stablehlo.add %dot, %dot_1 : tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}
