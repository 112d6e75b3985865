// expect: REFUTED
// Tiles of 64 at a stride of 32 overlap.

func.func @left(
    %M: tensor<i32> {tesela.size = "M"},
    %x: tensor<?xf32> {tesela.shape = "32*M + 32"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %total : tensor<f32>
}

func.func @right(
    %M: tensor<i32> {tesela.size = "M"},
    %x: tensor<?xf32> {tesela.shape = "32*M + 32"}) -> tensor<f32> {
  %shape = stablehlo.constant dense<[0]> : tensor<1xi32>
  %c32 = stablehlo.constant dense<32> : tensor<i32>
  %size = stablehlo.multiply %M, %c32 : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.constant dense<[1]> : tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %x, %shape, %size_1d, %shape_1 : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%slice init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %shape_2 = stablehlo.constant dense<[32]> : tensor<1xi32>
  %size_1 = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %size_1_1d = stablehlo.reshape %size_1 : (tensor<i32>) -> tensor<1xi32>
  %slice_1 = stablehlo.real_dynamic_slice %x, %shape_2, %size_1_1d, %shape_1 : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %total_1 = stablehlo.reduce(%slice_1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %sum = stablehlo.add %total, %total_1 : tensor<f32>
  return %sum : tensor<f32>
}
