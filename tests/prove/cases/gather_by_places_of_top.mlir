// expect: PROVED REASSOC
// The elements at the places of the greatest are these.

func.func @left(%x: tensor<16xf32>) -> tensor<3xf32> {
  %top:2 = chlo.top_k(%x, k = 3) : tensor<16xf32> -> (tensor<3xf32>, tensor<3xi32>)
  %result = "stablehlo.gather"(%x, %top#1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> : (tensor<16xf32>, tensor<3xi32>) -> tensor<3xf32>
  return %result : tensor<3xf32>
}

func.func @right(%x: tensor<16xf32>) -> tensor<3xf32> {
  %top:2 = chlo.top_k(%x, k = 3) : tensor<16xf32> -> (tensor<3xf32>, tensor<3xi32>)
  return %top#0 : tensor<3xf32>
}
