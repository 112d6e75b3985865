// expect: PROVED REASSOC
// The product with one-hot rows is a look-up.

func.func @left(
    %e: tensor<?x?xf32> {tesela.shape = "V, K"},
    %ids: tensor<?xi32> {tesela.shape = "M", tesela.below = "V"}) -> tensor<?x?xf32> {
  %M = stablehlo.get_dimension_size %ids, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %V = stablehlo.get_dimension_size %e, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %V_1d = stablehlo.reshape %V : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %V_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %iota = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %one_hot = chlo.broadcast_compare %iota, %ids {broadcast_dimensions = array<i64: 0>, comparison_direction = #chlo<comparison_direction EQ>} : (tensor<?x?xi32>, tensor<?xi32>) -> tensor<?x?xi1>
  %convert = stablehlo.convert %one_hot : (tensor<?x?xi1>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %convert, %e, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}

func.func @right(
    %e: tensor<?x?xf32> {tesela.shape = "V, K"},
    %ids: tensor<?xi32> {tesela.shape = "M", tesela.below = "V"}) -> tensor<?x?xf32> {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c1_1d = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
  %K = stablehlo.get_dimension_size %e, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %K_1d = stablehlo.reshape %K : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %c1_1d, %K_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %rows = "stablehlo.dynamic_gather"(%e, %ids, %shape) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<?x?xf32>, tensor<?xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %rows : tensor<?x?xf32>
}
