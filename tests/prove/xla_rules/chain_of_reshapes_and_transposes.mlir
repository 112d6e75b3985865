// expect: PROVED BITWISE
// rule: transpose(reshape(transpose(A))) => A
// where: TryRemovingBitcastOrReshapeTransposeChain

func.func @left(%A: tensor<?x1x?xf32> {tesela.shape = "M, 1, N"}) -> tensor<?x1x?xf32> {
  %transpose = stablehlo.transpose %A, dims = [2, 1, 0] : (tensor<?x1x?xf32>) -> tensor<?x1x?xf32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c1_1d = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 2 : (tensor<?x1x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %M = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?x1x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %c1_1d, %N_1d, %M_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape = stablehlo.dynamic_reshape %transpose, %shape : (tensor<?x1x?xf32>, tensor<3xi32>) -> tensor<1x?x?xf32>
  %transpose_1 = stablehlo.transpose %reshape, dims = [2, 0, 1] : (tensor<1x?x?xf32>) -> tensor<?x1x?xf32>
  return %transpose_1 : tensor<?x1x?xf32>
}

func.func @right(%A: tensor<?x1x?xf32> {tesela.shape = "M, 1, N"}) -> tensor<?x1x?xf32> {
  return %A : tensor<?x1x?xf32>
}
