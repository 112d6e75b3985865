// expect: PROVED BITWISE
// Blocks of two moved into the last dimension and back.

func.func @left(
    %H: tensor<i32> {tesela.size = "H"},
    %x: tensor<?x?xf32> {tesela.shape = "2*H, C"}) -> tensor<?x?xf32> {
  %H_1d = stablehlo.reshape %H : (tensor<i32>) -> tensor<1xi32>
  %c2 = stablehlo.constant dense<2> : tensor<i32>
  %c2_1d = stablehlo.reshape %c2 : (tensor<i32>) -> tensor<1xi32>
  %C = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %C_1d = stablehlo.reshape %C : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %H_1d, %c2_1d, %C_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape = stablehlo.dynamic_reshape %x, %shape : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x2x?xf32>
  %transpose = stablehlo.transpose %reshape, dims = [0, 2, 1] : (tensor<?x2x?xf32>) -> tensor<?x?x2xf32>
  %transpose_1 = stablehlo.transpose %transpose, dims = [0, 2, 1] : (tensor<?x?x2xf32>) -> tensor<?x2x?xf32>
  %size = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %size_1d, %C_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %reshape_1 = stablehlo.dynamic_reshape %transpose_1, %shape_1 : (tensor<?x2x?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %reshape_1 : tensor<?x?xf32>
}

func.func @right(
    %H: tensor<i32> {tesela.size = "H"},
    %x: tensor<?x?xf32> {tesela.shape = "2*H, C"}) -> tensor<?x?xf32> {
  return %x : tensor<?x?xf32>
}
