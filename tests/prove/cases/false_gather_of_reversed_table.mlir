// expect: REFUTED
// The places count from the other end.

func.func @left(%x: tensor<?xf32> {tesela.shape = "V"}, %i: tensor<?xi32> {tesela.shape = "N", tesela.below = "V"}) -> tensor<?xf32> {
  %r = stablehlo.reverse %x, dims = [0] : tensor<?xf32>
  %g = "stablehlo.gather"(%r, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<?xf32>, tensor<?xi32>) -> tensor<?xf32>
  return %g : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "V"}, %i: tensor<?xi32> {tesela.shape = "N", tesela.below = "V"}) -> tensor<?xf32> {
  %g = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<?xf32>, tensor<?xi32>) -> tensor<?xf32>
  return %g : tensor<?xf32>
}
