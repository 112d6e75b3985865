// expect: PROVED REASSOC, no better
// All elements, column by column.

func.func @left(
    %M: tensor<i32> {tesela.size = "M"},
    %N: tensor<i32> {tesela.size = "N"},
    %z: tensor<?xf32> {tesela.shape = "M*N"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%z init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %total : tensor<f32>
}

func.func @right(
    %M: tensor<i32> {tesela.size = "M"},
    %N: tensor<i32> {tesela.size = "N"},
    %z: tensor<?xf32> {tesela.shape = "M*N"}) -> tensor<f32> {
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %iota = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %product = chlo.broadcast_multiply %iota, %M : (tensor<?x?xi32>, tensor<i32>) -> tensor<?x?xi32>
  %iota_1 = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %sum = stablehlo.add %product, %iota_1 : tensor<?x?xi32>
  %rows = "stablehlo.gather"(%z, %sum) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>}> : (tensor<?xf32>, tensor<?x?xi32>) -> tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%rows init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<f32>
  return %total : tensor<f32>
}
