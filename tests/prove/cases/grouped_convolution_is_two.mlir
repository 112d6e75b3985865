// expect: PROVED BITWISE
// Two feature groups are two convolutions.

func.func @left(
    %x: tensor<?x7x4xf32> {tesela.shape = "B, 7, 4"},
    %w: tensor<3x2x6xf32>) -> tensor<?x5x6xf32> {
  %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<?x7x4xf32>, tensor<3x2x6xf32>) -> tensor<?x5x6xf32>
  return %convolution : tensor<?x5x6xf32>
}

func.func @right(
    %x: tensor<?x7x4xf32> {tesela.shape = "B, 7, 4"},
    %w: tensor<3x2x6xf32>) -> tensor<?x5x6xf32> {
  %shape = stablehlo.constant dense<[0, 0, 0]> : tensor<3xi32>
  %B = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x7x4xf32>) -> tensor<i32>
  %B_1d = stablehlo.reshape %B : (tensor<i32>) -> tensor<1xi32>
  %c7 = stablehlo.constant dense<7> : tensor<i32>
  %c7_1d = stablehlo.reshape %c7 : (tensor<i32>) -> tensor<1xi32>
  %c2 = stablehlo.constant dense<2> : tensor<i32>
  %c2_1d = stablehlo.reshape %c2 : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %B_1d, %c7_1d, %c2_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %shape_2 = stablehlo.constant dense<[1, 1, 1]> : tensor<3xi32>
  %slice = stablehlo.real_dynamic_slice %x, %shape, %shape_1, %shape_2 : (tensor<?x7x4xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<?x7x2xf32>
  %slice_1 = stablehlo.slice %w [0:3, 0:2, 0:3] : (tensor<3x2x6xf32>) -> tensor<3x2x3xf32>
  %convolution = stablehlo.convolution(%slice, %slice_1) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x7x2xf32>, tensor<3x2x3xf32>) -> tensor<?x5x3xf32>
  %shape_3 = stablehlo.constant dense<[0, 0, 2]> : tensor<3xi32>
  %c4 = stablehlo.constant dense<4> : tensor<i32>
  %c4_1d = stablehlo.reshape %c4 : (tensor<i32>) -> tensor<1xi32>
  %shape_4 = stablehlo.concatenate %B_1d, %c7_1d, %c4_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %slice_2 = stablehlo.real_dynamic_slice %x, %shape_3, %shape_4, %shape_2 : (tensor<?x7x4xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<?x7x2xf32>
  %slice_3 = stablehlo.slice %w [0:3, 0:2, 3:6] : (tensor<3x2x6xf32>) -> tensor<3x2x3xf32>
  %convolution_1 = stablehlo.convolution(%slice_2, %slice_3) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x7x2xf32>, tensor<3x2x3xf32>) -> tensor<?x5x3xf32>
  %concatenate = stablehlo.concatenate %convolution, %convolution_1, dim = 2 : (tensor<?x5x3xf32>, tensor<?x5x3xf32>) -> tensor<?x5x6xf32>
  return %concatenate : tensor<?x5x6xf32>
}
