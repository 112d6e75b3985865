// expect: PROVED BITWISE
// A stride of two keeps every second result.

func.func @left(
    %x: tensor<?x9x?xf32> {tesela.shape = "B, 9, C"},
    %w: tensor<3x?x?xf32> {tesela.shape = "3, C, O"}) -> tensor<?x4x?xf32> {
  %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x9x?xf32>, tensor<3x?x?xf32>) -> tensor<?x4x?xf32>
  return %convolution : tensor<?x4x?xf32>
}

func.func @right(
    %x: tensor<?x9x?xf32> {tesela.shape = "B, 9, C"},
    %w: tensor<3x?x?xf32> {tesela.shape = "3, C, O"}) -> tensor<?x4x?xf32> {
  %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x9x?xf32>, tensor<3x?x?xf32>) -> tensor<?x7x?xf32>
  %shape = stablehlo.constant dense<[0, 0, 0]> : tensor<3xi32>
  %B = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x9x?xf32>) -> tensor<i32>
  %B_1d = stablehlo.reshape %B : (tensor<i32>) -> tensor<1xi32>
  %c7 = stablehlo.constant dense<7> : tensor<i32>
  %c7_1d = stablehlo.reshape %c7 : (tensor<i32>) -> tensor<1xi32>
  %O = stablehlo.get_dimension_size %w, dim = 2 : (tensor<3x?x?xf32>) -> tensor<i32>
  %O_1d = stablehlo.reshape %O : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %B_1d, %c7_1d, %O_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %shape_2 = stablehlo.constant dense<[1, 2, 1]> : tensor<3xi32>
  %slice = stablehlo.real_dynamic_slice %convolution, %shape, %shape_1, %shape_2 : (tensor<?x7x?xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<?x4x?xf32>
  return %slice : tensor<?x4x?xf32>
}
