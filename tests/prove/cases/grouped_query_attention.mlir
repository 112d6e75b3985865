// expect: PROVED BITWISE
// Grouped queries: keys broadcast over the group, or contracted group by group.

func.func @left(
    %G: tensor<i32> {tesela.size = "G"},
    %H: tensor<i32> {tesela.size = "H"},
    %q: tensor<?x?x?xf32> {tesela.shape = "G*H, S, D"},
    %k: tensor<?x?x?xf32> {tesela.shape = "H, L, D"}) -> tensor<?x?x?xf32> {
  %H_1d = stablehlo.reshape %H : (tensor<i32>) -> tensor<1xi32>
  %G_1d = stablehlo.reshape %G : (tensor<i32>) -> tensor<1xi32>
  %L = stablehlo.get_dimension_size %k, dim = 1 : (tensor<?x?x?xf32>) -> tensor<i32>
  %L_1d = stablehlo.reshape %L : (tensor<i32>) -> tensor<1xi32>
  %D = stablehlo.get_dimension_size %q, dim = 2 : (tensor<?x?x?xf32>) -> tensor<i32>
  %D_1d = stablehlo.reshape %D : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %H_1d, %G_1d, %L_1d, %D_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %k, %shape, dims = [0, 2, 3] : (tensor<?x?x?xf32>, tensor<4xi32>) -> tensor<?x?x?x?xf32>
  %size = stablehlo.get_dimension_size %q, dim = 0 : (tensor<?x?x?xf32>) -> tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %size_1d, %L_1d, %D_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape = stablehlo.dynamic_reshape %broadcast, %shape_1 : (tensor<?x?x?x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %dot = stablehlo.dot_general %q, %reshape, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %dot : tensor<?x?x?xf32>
}

func.func @right(
    %G: tensor<i32> {tesela.size = "G"},
    %H: tensor<i32> {tesela.size = "H"},
    %q: tensor<?x?x?xf32> {tesela.shape = "G*H, S, D"},
    %k: tensor<?x?x?xf32> {tesela.shape = "H, L, D"}) -> tensor<?x?x?xf32> {
  %H_1d = stablehlo.reshape %H : (tensor<i32>) -> tensor<1xi32>
  %G_1d = stablehlo.reshape %G : (tensor<i32>) -> tensor<1xi32>
  %S = stablehlo.get_dimension_size %q, dim = 1 : (tensor<?x?x?xf32>) -> tensor<i32>
  %S_1d = stablehlo.reshape %S : (tensor<i32>) -> tensor<1xi32>
  %D = stablehlo.get_dimension_size %q, dim = 2 : (tensor<?x?x?xf32>) -> tensor<i32>
  %D_1d = stablehlo.reshape %D : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %H_1d, %G_1d, %S_1d, %D_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
  %reshape = stablehlo.dynamic_reshape %q, %shape : (tensor<?x?x?xf32>, tensor<4xi32>) -> tensor<?x?x?x?xf32>
  %dot = stablehlo.dot_general %reshape, %k, batching_dims = [0] x [0], contracting_dims = [3] x [2] : (tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %size = stablehlo.get_dimension_size %q, dim = 0 : (tensor<?x?x?xf32>) -> tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %L = stablehlo.get_dimension_size %k, dim = 1 : (tensor<?x?x?xf32>) -> tensor<i32>
  %L_1d = stablehlo.reshape %L : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %size_1d, %S_1d, %L_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape_1 = stablehlo.dynamic_reshape %dot, %shape_1 : (tensor<?x?x?x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  return %reshape_1 : tensor<?x?x?xf32>
}
