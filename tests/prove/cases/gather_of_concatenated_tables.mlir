// expect: PROVED BITWISE
// Rows of the second of two tables.

func.func @left(
    %e: tensor<?x?xf32> {tesela.shape = "V, K"},
    %d: tensor<?x?xf32> {tesela.shape = "W, K"},
    %ids: tensor<?xi32> {tesela.shape = "M", tesela.below = "W"}) -> tensor<?x?xf32> {
  %concatenate = stablehlo.concatenate %e, %d, dim = 0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %V = stablehlo.get_dimension_size %e, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %sum = chlo.broadcast_add %ids, %V : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c1_1d = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
  %K = stablehlo.get_dimension_size %e, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %K_1d = stablehlo.reshape %K : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %c1_1d, %K_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %rows = "stablehlo.dynamic_gather"(%concatenate, %sum, %shape) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<?x?xf32>, tensor<?xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %rows : tensor<?x?xf32>
}

func.func @right(
    %e: tensor<?x?xf32> {tesela.shape = "V, K"},
    %d: tensor<?x?xf32> {tesela.shape = "W, K"},
    %ids: tensor<?xi32> {tesela.shape = "M", tesela.below = "W"}) -> tensor<?x?xf32> {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c1_1d = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
  %K = stablehlo.get_dimension_size %e, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %K_1d = stablehlo.reshape %K : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %c1_1d, %K_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %rows = "stablehlo.dynamic_gather"(%d, %ids, %shape) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<?x?xf32>, tensor<?xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %rows : tensor<?x?xf32>
}
