// expect: PROVED REASSOC
// rule: dot(reshape(transpose(A)), C) => dot(reshape(A), C permuted)
// where: OptimizeDotOfReorderContractingDims
// condition: C constant

func.func @left(
    %K: tensor<i32> {tesela.size = "K"},
    %L: tensor<i32> {tesela.size = "L"},
    %A: tensor<?x?x?xf32> {tesela.shape = "M, K, L"},
    %C: tensor<?x?xf32> {tesela.shape = "K*L, N"}) -> tensor<?x?xf32> {
  %transpose = stablehlo.transpose %A, dims = [0, 2, 1] : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %M = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?x?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %size = stablehlo.get_dimension_size %C, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %size_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape = stablehlo.dynamic_reshape %transpose, %shape : (tensor<?x?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %reshape, %C, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}

func.func @right(
    %K: tensor<i32> {tesela.size = "K"},
    %L: tensor<i32> {tesela.size = "L"},
    %A: tensor<?x?x?xf32> {tesela.shape = "M, K, L"},
    %C: tensor<?x?xf32> {tesela.shape = "K*L, N"}) -> tensor<?x?xf32> {
  %M = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?x?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %size = stablehlo.get_dimension_size %C, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %size_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape = stablehlo.dynamic_reshape %A, %shape : (tensor<?x?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %L_1d = stablehlo.reshape %L : (tensor<i32>) -> tensor<1xi32>
  %K_1d = stablehlo.reshape %K : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %C, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %L_1d, %K_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape_1 = stablehlo.dynamic_reshape %C, %shape_1 : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %transpose = stablehlo.transpose %reshape_1, dims = [1, 0, 2] : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %shape_2 = stablehlo.concatenate %size_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape_2 = stablehlo.dynamic_reshape %transpose, %shape_2 : (tensor<?x?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %reshape, %reshape_2, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}
