// expect: PROVED BITWISE
// rule: reshape(transpose(reshape(A))) => concatenate of slices
// where: HandleTranspose
// condition: at most five chunks

func.func @left(
    %N: tensor<i32> {tesela.size = "N"},
    %A: tensor<?x?xf32> {tesela.shape = "2*N, K"}) -> tensor<?x?xf32> {
  %c2 = stablehlo.constant dense<2> : tensor<i32>
  %c2_1d = stablehlo.reshape %c2 : (tensor<i32>) -> tensor<1xi32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %K = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %K_1d = stablehlo.reshape %K : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %c2_1d, %N_1d, %K_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape = stablehlo.dynamic_reshape %A, %shape : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<2x?x?xf32>
  %transpose = stablehlo.transpose %reshape, dims = [1, 0, 2] : (tensor<2x?x?xf32>) -> tensor<?x2x?xf32>
  %size = stablehlo.multiply %K, %c2 : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %N_1d, %size_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape_1 = stablehlo.dynamic_reshape %transpose, %shape_1 : (tensor<?x2x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %reshape_1 : tensor<?x?xf32>
}

func.func @right(
    %N: tensor<i32> {tesela.size = "N"},
    %A: tensor<?x?xf32> {tesela.shape = "2*N, K"}) -> tensor<?x?xf32> {
  %shape = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %K = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %K_1d = stablehlo.reshape %K : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %N_1d, %K_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_2 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %slice = stablehlo.real_dynamic_slice %A, %shape, %shape_1, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c0_1d = stablehlo.reshape %c0 : (tensor<i32>) -> tensor<1xi32>
  %shape_3 = stablehlo.concatenate %N_1d, %c0_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %size = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape_4 = stablehlo.concatenate %size_1d, %K_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %slice_1 = stablehlo.real_dynamic_slice %A, %shape_3, %shape_4, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %concatenate = stablehlo.concatenate %slice, %slice_1, dim = 1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %concatenate : tensor<?x?xf32>
}
