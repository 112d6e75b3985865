// expect: PROVED BITWISE
// rule: gather(a, i) => selects by i >= k
// where: HandleGather
// condition: very small operands

func.func @left(%a: tensor<4xf32>, %i: tensor<?xi32> {tesela.shape = "M"}) -> tensor<?xf32> {
  %rows = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<?xi32>) -> tensor<?xf32>
  return %rows : tensor<?xf32>
}

func.func @right(%a: tensor<4xf32>, %i: tensor<?xi32> {tesela.shape = "M"}) -> tensor<?xf32> {
  %slice = stablehlo.slice %a [0:1] : (tensor<4xf32>) -> tensor<1xf32>
  %reshape = stablehlo.reshape %slice : (tensor<1xf32>) -> tensor<f32>
  %M = stablehlo.get_dimension_size %i, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %reshape, %M_1d, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %broadcast_1 = stablehlo.dynamic_broadcast_in_dim %one, %M_1d, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %compare = stablehlo.compare GE, %i, %broadcast_1 : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
  %slice_1 = stablehlo.slice %a [1:2] : (tensor<4xf32>) -> tensor<1xf32>
  %reshape_1 = stablehlo.reshape %slice_1 : (tensor<1xf32>) -> tensor<f32>
  %broadcast_2 = stablehlo.dynamic_broadcast_in_dim %reshape_1, %M_1d, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %select = stablehlo.select %compare, %broadcast_2, %broadcast : tensor<?xi1>, tensor<?xf32>
  %c = stablehlo.constant dense<2> : tensor<i32>
  %broadcast_3 = stablehlo.dynamic_broadcast_in_dim %c, %M_1d, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %compare_1 = stablehlo.compare GE, %i, %broadcast_3 : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
  %slice_2 = stablehlo.slice %a [2:3] : (tensor<4xf32>) -> tensor<1xf32>
  %reshape_2 = stablehlo.reshape %slice_2 : (tensor<1xf32>) -> tensor<f32>
  %broadcast_4 = stablehlo.dynamic_broadcast_in_dim %reshape_2, %M_1d, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %select_1 = stablehlo.select %compare_1, %broadcast_4, %select : tensor<?xi1>, tensor<?xf32>
  %c_1 = stablehlo.constant dense<3> : tensor<i32>
  %broadcast_5 = stablehlo.dynamic_broadcast_in_dim %c_1, %M_1d, dims = [] : (tensor<i32>, tensor<1xi32>) -> tensor<?xi32>
  %compare_2 = stablehlo.compare GE, %i, %broadcast_5 : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi1>
  %slice_3 = stablehlo.slice %a [3:4] : (tensor<4xf32>) -> tensor<1xf32>
  %reshape_3 = stablehlo.reshape %slice_3 : (tensor<1xf32>) -> tensor<f32>
  %broadcast_6 = stablehlo.dynamic_broadcast_in_dim %reshape_3, %M_1d, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %select_2 = stablehlo.select %compare_2, %broadcast_6, %select_1 : tensor<?xi1>, tensor<?xf32>
  return %select_2 : tensor<?xf32>
}
