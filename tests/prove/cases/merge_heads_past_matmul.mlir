// expect: PROVED REASSOC, no better
// Merging the heads before the output projection, or contracting over head and
// element.

func.func @left(
    %H: tensor<i32> {tesela.size = "H"},
    %E: tensor<i32> {tesela.size = "E"},
    %o: tensor<?x?x?xf32> {tesela.shape = "S, H, E"},
    %w: tensor<?x?xf32> {tesela.shape = "E*H, N"}) -> tensor<?x?xf32> {
  %S = stablehlo.get_dimension_size %o, dim = 0 : (tensor<?x?x?xf32>) -> tensor<i32>
  %S_1d = stablehlo.reshape %S : (tensor<i32>) -> tensor<1xi32>
  %size = stablehlo.get_dimension_size %w, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %S_1d, %size_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape = stablehlo.dynamic_reshape %o, %shape : (tensor<?x?x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %reshape, %w, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}

func.func @right(
    %H: tensor<i32> {tesela.size = "H"},
    %E: tensor<i32> {tesela.size = "E"},
    %o: tensor<?x?x?xf32> {tesela.shape = "S, H, E"},
    %w: tensor<?x?xf32> {tesela.shape = "E*H, N"}) -> tensor<?x?xf32> {
  %H_1d = stablehlo.reshape %H : (tensor<i32>) -> tensor<1xi32>
  %E_1d = stablehlo.reshape %E : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %w, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %H_1d, %E_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape = stablehlo.dynamic_reshape %w, %shape : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x?xf32>
  %dot = stablehlo.dot_general %o, %reshape, contracting_dims = [1, 2] x [0, 1] : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}
