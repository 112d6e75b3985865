// expect: PROVED REASSOC, no better
// Four interleaved partial sums.

func.func @left(
    %B: tensor<i32> {tesela.size = "B"},
    %x: tensor<?x?xf32> {tesela.shape = "M, 4*B"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %total : tensor<?xf32>
}

func.func @right(
    %B: tensor<i32> {tesela.size = "B"},
    %x: tensor<?x?xf32> {tesela.shape = "M, 4*B"}) -> tensor<?xf32> {
  %M = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %B_1d = stablehlo.reshape %B : (tensor<i32>) -> tensor<1xi32>
  %c4 = stablehlo.constant dense<4> : tensor<i32>
  %c4_1d = stablehlo.reshape %c4 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %B_1d, %c4_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape = stablehlo.dynamic_reshape %x, %shape : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x4xf32>
  %transpose = stablehlo.transpose %reshape, dims = [0, 2, 1] : (tensor<?x?x4xf32>) -> tensor<?x4x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%transpose init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<?x4x?xf32>, tensor<f32>) -> tensor<?x4xf32>
  %total_1 = stablehlo.reduce(%total init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x4xf32>, tensor<f32>) -> tensor<?xf32>
  return %total_1 : tensor<?xf32>
}
