// expect: PROVED BITWISE
// Looking up consecutive rows is a slice.

func.func @left(
    %l: tensor<i32> {tesela.size = "l"},
    %a: tensor<i32> {tesela.size = "a"},
    %e: tensor<?x?xf32> {tesela.shape = "V, K"}) -> tensor<?x?xf32>
    attributes {tesela.assume = ["a + l <= V"]} {
  %l_1d = stablehlo.reshape %l : (tensor<i32>) -> tensor<1xi32>
  %iota = stablehlo.dynamic_iota %l_1d, dim = 0 : (tensor<1xi32>) -> tensor<?xi32>
  %sum = chlo.broadcast_add %iota, %a : (tensor<?xi32>, tensor<i32>) -> tensor<?xi32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c1_1d = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
  %K = stablehlo.get_dimension_size %e, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %K_1d = stablehlo.reshape %K : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %c1_1d, %K_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %rows = "stablehlo.dynamic_gather"(%e, %sum, %shape) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<?x?xf32>, tensor<?xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %rows : tensor<?x?xf32>
}

func.func @right(
    %l: tensor<i32> {tesela.size = "l"},
    %a: tensor<i32> {tesela.size = "a"},
    %e: tensor<?x?xf32> {tesela.shape = "V, K"}) -> tensor<?x?xf32>
    attributes {tesela.assume = ["a + l <= V"]} {
  %a_1d = stablehlo.reshape %a : (tensor<i32>) -> tensor<1xi32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c0_1d = stablehlo.reshape %c0 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %a_1d, %c0_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %size = stablehlo.add %a, %l : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %K = stablehlo.get_dimension_size %e, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %K_1d = stablehlo.reshape %K : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %size_1d, %K_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_2 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %slice = stablehlo.real_dynamic_slice %e, %shape, %shape_1, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %slice : tensor<?x?xf32>
}
