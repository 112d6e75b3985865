// expect: REFUTED
// A negative index reads the first row, not the last.

func.func @left(
    %e: tensor<4x?xf32> {tesela.shape = "4, K"},
    %ids: tensor<?xi32> {tesela.shape = "M"}) -> tensor<?x?xf32> {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c1_1d = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
  %K = stablehlo.get_dimension_size %e, dim = 1 : (tensor<4x?xf32>) -> tensor<i32>
  %K_1d = stablehlo.reshape %K : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %c1_1d, %K_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %rows = "stablehlo.dynamic_gather"(%e, %ids, %shape) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x?xf32>, tensor<?xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %rows : tensor<?x?xf32>
}

func.func @right(
    %e: tensor<4x?xf32> {tesela.shape = "4, K"},
    %ids: tensor<?xi32> {tesela.shape = "M"}) -> tensor<?x?xf32> {
  %c = stablehlo.constant dense<3> : tensor<i32>
  %M = stablehlo.get_dimension_size %ids, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %c, %M_1d, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %and = stablehlo.and %ids, %broadcast : tensor<?xi32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c1_1d = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
  %K = stablehlo.get_dimension_size %e, dim = 1 : (tensor<4x?xf32>) -> tensor<i32>
  %K_1d = stablehlo.reshape %K : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %c1_1d, %K_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %rows = "stablehlo.dynamic_gather"(%e, %and, %shape) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<4x?xf32>, tensor<?xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %rows : tensor<?x?xf32>
}
