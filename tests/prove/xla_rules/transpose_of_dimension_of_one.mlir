// expect: PROVED BITWISE
// rule: transpose(A) => reshape(A)
// where: HandleTranspose
// condition: only dimensions of size one move

func.func @left(%A: tensor<?x1x?xf32> {tesela.shape = "M, 1, N"}) -> tensor<1x?x?xf32> {
  %transpose = stablehlo.transpose %A, dims = [1, 0, 2] : (tensor<?x1x?xf32>) -> tensor<1x?x?xf32>
  return %transpose : tensor<1x?x?xf32>
}

func.func @right(%A: tensor<?x1x?xf32> {tesela.shape = "M, 1, N"}) -> tensor<1x?x?xf32> {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c1_1d = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
  %M = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?x1x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 2 : (tensor<?x1x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %c1_1d, %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape = stablehlo.dynamic_reshape %A, %shape : (tensor<?x1x?xf32>, tensor<3xi32>) -> tensor<1x?x?xf32>
  return %reshape : tensor<1x?x?xf32>
}
