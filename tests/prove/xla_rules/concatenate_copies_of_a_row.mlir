// expect: PROVED BITWISE
// rule: concatenate(A, A, A) => broadcast(A)
// where: HandleConcatenate
// condition: A has size one there

func.func @left(%A: tensor<1x?xf32> {tesela.shape = "1, N"}) -> tensor<3x?xf32> {
  %concatenate = stablehlo.concatenate %A, %A, %A, dim = 0 : (tensor<1x?xf32>, tensor<1x?xf32>, tensor<1x?xf32>) -> tensor<3x?xf32>
  return %concatenate : tensor<3x?xf32>
}

func.func @right(%A: tensor<1x?xf32> {tesela.shape = "1, N"}) -> tensor<3x?xf32> {
  %N = stablehlo.get_dimension_size %A, dim = 1 : (tensor<1x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %reshape = stablehlo.dynamic_reshape %A, %N_1d : (tensor<1x?xf32>, tensor<1xi32>) -> tensor<?xf32>
  %c3 = stablehlo.constant dense<3> : tensor<i32>
  %c3_1d = stablehlo.reshape %c3 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %c3_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %reshape, %shape, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<3x?xf32>
  return %broadcast : tensor<3x?xf32>
}
