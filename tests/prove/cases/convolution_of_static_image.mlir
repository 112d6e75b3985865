// expect: PROVED REASSOC
// A 3 x 3 convolution as nine products.

func.func @left(%x: tensor<1x6x5x2xf32>, %w: tensor<3x3x2x4xf32>) -> tensor<1x4x3x4xf32> {
  %convolution = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x6x5x2xf32>, tensor<3x3x2x4xf32>) -> tensor<1x4x3x4xf32>
  return %convolution : tensor<1x4x3x4xf32>
}

func.func @right(%x: tensor<1x6x5x2xf32>, %w: tensor<3x3x2x4xf32>) -> tensor<1x4x3x4xf32> {
  %slice = stablehlo.slice %x [0:1, 0:4, 0:3, 0:2] : (tensor<1x6x5x2xf32>) -> tensor<1x4x3x2xf32>
  %slice_1 = stablehlo.slice %w [0:1, 0:1, 0:2, 0:4] : (tensor<3x3x2x4xf32>) -> tensor<1x1x2x4xf32>
  %reshape = stablehlo.reshape %slice_1 : (tensor<1x1x2x4xf32>) -> tensor<2x4xf32>
  %dot = stablehlo.dot_general %slice, %reshape, contracting_dims = [3] x [0] : (tensor<1x4x3x2xf32>, tensor<2x4xf32>) -> tensor<1x4x3x4xf32>
  %slice_2 = stablehlo.slice %x [0:1, 0:4, 1:4, 0:2] : (tensor<1x6x5x2xf32>) -> tensor<1x4x3x2xf32>
  %slice_3 = stablehlo.slice %w [0:1, 1:2, 0:2, 0:4] : (tensor<3x3x2x4xf32>) -> tensor<1x1x2x4xf32>
  %reshape_1 = stablehlo.reshape %slice_3 : (tensor<1x1x2x4xf32>) -> tensor<2x4xf32>
  %dot_1 = stablehlo.dot_general %slice_2, %reshape_1, contracting_dims = [3] x [0] : (tensor<1x4x3x2xf32>, tensor<2x4xf32>) -> tensor<1x4x3x4xf32>
  %slice_4 = stablehlo.slice %x [0:1, 0:4, 2:5, 0:2] : (tensor<1x6x5x2xf32>) -> tensor<1x4x3x2xf32>
  %slice_5 = stablehlo.slice %w [0:1, 2:3, 0:2, 0:4] : (tensor<3x3x2x4xf32>) -> tensor<1x1x2x4xf32>
  %reshape_2 = stablehlo.reshape %slice_5 : (tensor<1x1x2x4xf32>) -> tensor<2x4xf32>
  %dot_2 = stablehlo.dot_general %slice_4, %reshape_2, contracting_dims = [3] x [0] : (tensor<1x4x3x2xf32>, tensor<2x4xf32>) -> tensor<1x4x3x4xf32>
  %slice_6 = stablehlo.slice %x [0:1, 1:5, 0:3, 0:2] : (tensor<1x6x5x2xf32>) -> tensor<1x4x3x2xf32>
  %slice_7 = stablehlo.slice %w [1:2, 0:1, 0:2, 0:4] : (tensor<3x3x2x4xf32>) -> tensor<1x1x2x4xf32>
  %reshape_3 = stablehlo.reshape %slice_7 : (tensor<1x1x2x4xf32>) -> tensor<2x4xf32>
  %dot_3 = stablehlo.dot_general %slice_6, %reshape_3, contracting_dims = [3] x [0] : (tensor<1x4x3x2xf32>, tensor<2x4xf32>) -> tensor<1x4x3x4xf32>
  %slice_8 = stablehlo.slice %x [0:1, 1:5, 1:4, 0:2] : (tensor<1x6x5x2xf32>) -> tensor<1x4x3x2xf32>
  %slice_9 = stablehlo.slice %w [1:2, 1:2, 0:2, 0:4] : (tensor<3x3x2x4xf32>) -> tensor<1x1x2x4xf32>
  %reshape_4 = stablehlo.reshape %slice_9 : (tensor<1x1x2x4xf32>) -> tensor<2x4xf32>
  %dot_4 = stablehlo.dot_general %slice_8, %reshape_4, contracting_dims = [3] x [0] : (tensor<1x4x3x2xf32>, tensor<2x4xf32>) -> tensor<1x4x3x4xf32>
  %slice_10 = stablehlo.slice %x [0:1, 1:5, 2:5, 0:2] : (tensor<1x6x5x2xf32>) -> tensor<1x4x3x2xf32>
  %slice_11 = stablehlo.slice %w [1:2, 2:3, 0:2, 0:4] : (tensor<3x3x2x4xf32>) -> tensor<1x1x2x4xf32>
  %reshape_5 = stablehlo.reshape %slice_11 : (tensor<1x1x2x4xf32>) -> tensor<2x4xf32>
  %dot_5 = stablehlo.dot_general %slice_10, %reshape_5, contracting_dims = [3] x [0] : (tensor<1x4x3x2xf32>, tensor<2x4xf32>) -> tensor<1x4x3x4xf32>
  %slice_12 = stablehlo.slice %x [0:1, 2:6, 0:3, 0:2] : (tensor<1x6x5x2xf32>) -> tensor<1x4x3x2xf32>
  %slice_13 = stablehlo.slice %w [2:3, 0:1, 0:2, 0:4] : (tensor<3x3x2x4xf32>) -> tensor<1x1x2x4xf32>
  %reshape_6 = stablehlo.reshape %slice_13 : (tensor<1x1x2x4xf32>) -> tensor<2x4xf32>
  %dot_6 = stablehlo.dot_general %slice_12, %reshape_6, contracting_dims = [3] x [0] : (tensor<1x4x3x2xf32>, tensor<2x4xf32>) -> tensor<1x4x3x4xf32>
  %slice_14 = stablehlo.slice %x [0:1, 2:6, 1:4, 0:2] : (tensor<1x6x5x2xf32>) -> tensor<1x4x3x2xf32>
  %slice_15 = stablehlo.slice %w [2:3, 1:2, 0:2, 0:4] : (tensor<3x3x2x4xf32>) -> tensor<1x1x2x4xf32>
  %reshape_7 = stablehlo.reshape %slice_15 : (tensor<1x1x2x4xf32>) -> tensor<2x4xf32>
  %dot_7 = stablehlo.dot_general %slice_14, %reshape_7, contracting_dims = [3] x [0] : (tensor<1x4x3x2xf32>, tensor<2x4xf32>) -> tensor<1x4x3x4xf32>
  %slice_16 = stablehlo.slice %x [0:1, 2:6, 2:5, 0:2] : (tensor<1x6x5x2xf32>) -> tensor<1x4x3x2xf32>
  %slice_17 = stablehlo.slice %w [2:3, 2:3, 0:2, 0:4] : (tensor<3x3x2x4xf32>) -> tensor<1x1x2x4xf32>
  %reshape_8 = stablehlo.reshape %slice_17 : (tensor<1x1x2x4xf32>) -> tensor<2x4xf32>
  %dot_8 = stablehlo.dot_general %slice_16, %reshape_8, contracting_dims = [3] x [0] : (tensor<1x4x3x2xf32>, tensor<2x4xf32>) -> tensor<1x4x3x4xf32>
  %sum = stablehlo.add %dot, %dot_1 : tensor<1x4x3x4xf32>
  %sum_1 = stablehlo.add %sum, %dot_2 : tensor<1x4x3x4xf32>
  %sum_2 = stablehlo.add %sum_1, %dot_3 : tensor<1x4x3x4xf32>
  %sum_3 = stablehlo.add %sum_2, %dot_4 : tensor<1x4x3x4xf32>
  %sum_4 = stablehlo.add %sum_3, %dot_5 : tensor<1x4x3x4xf32>
  %sum_5 = stablehlo.add %sum_4, %dot_6 : tensor<1x4x3x4xf32>
  %sum_6 = stablehlo.add %sum_5, %dot_7 : tensor<1x4x3x4xf32>
  %sum_7 = stablehlo.add %sum_6, %dot_8 : tensor<1x4x3x4xf32>
  return %sum_7 : tensor<1x4x3x4xf32>
}
