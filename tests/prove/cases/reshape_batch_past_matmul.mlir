// expect: PROVED BITWISE
// Flattening the batch before a product and restoring it afterwards.

func.func @left(
    %x: tensor<?x?x?xf32> {tesela.shape = "B, S, D"},
    %w: tensor<?x?xf32> {tesela.shape = "D, N"}) -> tensor<?x?x?xf32> {
  %B = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?x?xf32>) -> tensor<i32>
  %S = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?x?xf32>) -> tensor<i32>
  %size = stablehlo.multiply %B, %S : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %D = stablehlo.get_dimension_size %x, dim = 2 : (tensor<?x?x?xf32>) -> tensor<i32>
  %D_1d = stablehlo.reshape %D : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %size_1d, %D_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape = stablehlo.dynamic_reshape %x, %shape : (tensor<?x?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %reshape, %w, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %B_1d = stablehlo.reshape %B : (tensor<i32>) -> tensor<1xi32>
  %S_1d = stablehlo.reshape %S : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %w, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %B_1d, %S_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape_1 = stablehlo.dynamic_reshape %dot, %shape_1 : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  return %reshape_1 : tensor<?x?x?xf32>
}

func.func @right(
    %x: tensor<?x?x?xf32> {tesela.shape = "B, S, D"},
    %w: tensor<?x?xf32> {tesela.shape = "D, N"}) -> tensor<?x?x?xf32> {
  %dot = stablehlo.dot_general %x, %w, contracting_dims = [2] x [0] : (tensor<?x?x?xf32>, tensor<?x?xf32>) -> tensor<?x?x?xf32>
  return %dot : tensor<?x?x?xf32>
}
