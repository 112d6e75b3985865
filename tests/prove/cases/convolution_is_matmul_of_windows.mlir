// expect: PROVED REASSOC
// A convolution over one dimension is a product with its gathered windows.

func.func @left(
    %N: tensor<i32> {tesela.size = "N"},
    %C: tensor<i32> {tesela.size = "C"},
    %x: tensor<?x?xf32> {tesela.shape = "N + W - 1, C"},
    %w: tensor<?x?x?xf32> {tesela.shape = "W, C, O"}) -> tensor<?x?xf32> {
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c1_1d = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
  %size = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %C_1d = stablehlo.reshape %C : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %c1_1d, %size_1d, %C_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape = stablehlo.dynamic_reshape %x, %shape : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<1x?x?xf32>
  %convolution = stablehlo.convolution(%reshape, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x?x?xf32>, tensor<?x?x?xf32>) -> tensor<1x?x?xf32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %O = stablehlo.get_dimension_size %w, dim = 2 : (tensor<?x?x?xf32>) -> tensor<i32>
  %O_1d = stablehlo.reshape %O : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %N_1d, %O_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape_1 = stablehlo.dynamic_reshape %convolution, %shape_1 : (tensor<1x?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %reshape_1 : tensor<?x?xf32>
}

func.func @right(
    %N: tensor<i32> {tesela.size = "N"},
    %C: tensor<i32> {tesela.size = "C"},
    %x: tensor<?x?xf32> {tesela.shape = "N + W - 1, C"},
    %w: tensor<?x?x?xf32> {tesela.shape = "W, C, O"}) -> tensor<?x?xf32> {
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %W = stablehlo.get_dimension_size %w, dim = 0 : (tensor<?x?x?xf32>) -> tensor<i32>
  %W_1d = stablehlo.reshape %W : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %N_1d, %W_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %iota = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %iota_1 = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %positions = stablehlo.add %iota, %iota_1 : tensor<?x?xi32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %c1_1d = stablehlo.reshape %c1 : (tensor<i32>) -> tensor<1xi32>
  %C_1d = stablehlo.reshape %C : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %c1_1d, %C_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %rows = "stablehlo.dynamic_gather"(%x, %positions, %shape_1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>}> : (tensor<?x?xf32>, tensor<?x?xi32>, tensor<2xi32>) -> tensor<?x?x?xf32>
  %size = stablehlo.multiply %C, %W : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape_2 = stablehlo.concatenate %N_1d, %size_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape = stablehlo.dynamic_reshape %rows, %shape_2 : (tensor<?x?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %O = stablehlo.get_dimension_size %w, dim = 2 : (tensor<?x?x?xf32>) -> tensor<i32>
  %O_1d = stablehlo.reshape %O : (tensor<i32>) -> tensor<1xi32>
  %shape_3 = stablehlo.concatenate %size_1d, %O_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape_1 = stablehlo.dynamic_reshape %w, %shape_3 : (tensor<?x?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %reshape, %reshape_1, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}
