// expect: PROVED BITWISE
// rule: reshape(transpose(reshape(A))) => transpose(reshape(A))
// where: TryHoistTransposeOfReshape

func.func @left(
    %M: tensor<i32> {tesela.size = "M"},
    %N: tensor<i32> {tesela.size = "N"},
    %K: tensor<i32> {tesela.size = "K"},
    %A: tensor<?xf32> {tesela.shape = "K*M*N"}) -> tensor<?x?xf32> {
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %K_1d = stablehlo.reshape %K : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, %K_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape = stablehlo.dynamic_reshape %A, %shape : (tensor<?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %transpose = stablehlo.transpose %reshape, dims = [1, 2, 0] : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %size = stablehlo.multiply %K, %N : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %size_1d, %M_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape_1 = stablehlo.dynamic_reshape %transpose, %shape_1 : (tensor<?x?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %reshape_1 : tensor<?x?xf32>
}

func.func @right(
    %M: tensor<i32> {tesela.size = "M"},
    %N: tensor<i32> {tesela.size = "N"},
    %K: tensor<i32> {tesela.size = "K"},
    %A: tensor<?xf32> {tesela.shape = "K*M*N"}) -> tensor<?x?xf32> {
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %size = stablehlo.multiply %K, %N : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %size_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape = stablehlo.dynamic_reshape %A, %shape : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %transpose = stablehlo.transpose %reshape, dims = [1, 0] : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %transpose : tensor<?x?xf32>
}
