// expect: PROVED BITWISE
// rule: gather(a, i) => broadcast(a)
// where: HandleGather

func.func @left(%a: tensor<1xf32>, %i: tensor<?xi32> {tesela.shape = "M"}) -> tensor<?xf32> {
  %rows = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<1xf32>, tensor<?xi32>) -> tensor<?xf32>
  return %rows : tensor<?xf32>
}

func.func @right(%a: tensor<1xf32>, %i: tensor<?xi32> {tesela.shape = "M"}) -> tensor<?xf32> {
  %reshape = stablehlo.reshape %a : (tensor<1xf32>) -> tensor<f32>
  %M = stablehlo.get_dimension_size %i, dim = 0 : (tensor<?xi32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %reshape, %M_1d, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  return %broadcast : tensor<?xf32>
}
