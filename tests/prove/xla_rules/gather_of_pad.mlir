// expect: PROVED BITWISE
// rule: gather(pad(A), i) => pad(gather(A, i))
// where: HandleGather
// condition: rows are padded, not their number

func.func @left(
    %p: tensor<i32> {tesela.size = "p"},
    %A: tensor<?x?xf32> {tesela.shape = "V, K"},
    %i: tensor<?xi32> {tesela.shape = "M"}) -> tensor<?x?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %shape = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c0_1d = stablehlo.reshape %c0 : (tensor<i32>) -> tensor<1xi32>
  %p_1d = stablehlo.reshape %p : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %c0_1d, %p_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %pad = stablehlo.dynamic_pad %A, %zero, %shape, %shape_1, %shape : (tensor<?x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c1_1d = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
  %K = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %size = stablehlo.add %K, %p : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape_2 = stablehlo.concatenate %c1_1d, %size_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %rows = "stablehlo.dynamic_gather"(%pad, %i, %shape_2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<?x?xf32>, tensor<?xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %rows : tensor<?x?xf32>
}

func.func @right(
    %p: tensor<i32> {tesela.size = "p"},
    %A: tensor<?x?xf32> {tesela.shape = "V, K"},
    %i: tensor<?xi32> {tesela.shape = "M"}) -> tensor<?x?xf32> {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c1_1d = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
  %K = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %K_1d = stablehlo.reshape %K : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %c1_1d, %K_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %rows = "stablehlo.dynamic_gather"(%A, %i, %shape) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<?x?xf32>, tensor<?xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %shape_1 = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c0_1d = stablehlo.reshape %c0 : (tensor<i32>) -> tensor<1xi32>
  %p_1d = stablehlo.reshape %p : (tensor<i32>) -> tensor<1xi32>
  %shape_2 = stablehlo.concatenate %c0_1d, %p_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %pad = stablehlo.dynamic_pad %rows, %zero, %shape_1, %shape_2, %shape_1 : (tensor<?x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %pad : tensor<?x?xf32>
}
