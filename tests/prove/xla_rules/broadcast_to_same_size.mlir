// expect: PROVED BITWISE
// rule: broadcast(A) => reshape(A)
// where: HandleBroadcast
// condition: as many elements

func.func @left(%A: tensor<?xf32> {tesela.shape = "N"}) -> tensor<1x?xf32> {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c1_1d = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %c1_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %A, %shape, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<1x?xf32>
  return %broadcast : tensor<1x?xf32>
}

func.func @right(%A: tensor<?xf32> {tesela.shape = "N"}) -> tensor<1x?xf32> {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c1_1d = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %c1_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape = stablehlo.dynamic_reshape %A, %shape : (tensor<?xf32>, tensor<2xi32>) -> tensor<1x?xf32>
  return %reshape : tensor<1x?xf32>
}
