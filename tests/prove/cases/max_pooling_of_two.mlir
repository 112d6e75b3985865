// expect: PROVED BITWISE
// Maxima of pairs: of the even and the odd elements.

func.func @left(
    %N: tensor<i32> {tesela.size = "N"},
    %x: tensor<?xf32> {tesela.shape = "2*N"}) -> tensor<?xf32> {
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %windows = "stablehlo.reduce_window"(%x, %minus_infinity) <{padding = dense<[[0, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.maximum %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %windows : tensor<?xf32>
}

func.func @right(
    %N: tensor<i32> {tesela.size = "N"},
    %x: tensor<?xf32> {tesela.shape = "2*N"}) -> tensor<?xf32> {
  %shape = stablehlo.constant dense<[0]> : tensor<1xi32>
  %c2 = stablehlo.constant dense<2> : tensor<i32>
  %size = stablehlo.multiply %N, %c2 : tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %size_1 = stablehlo.subtract %size, %c1 : tensor<i32>
  %size_1_1d = stablehlo.reshape %size_1 : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.constant dense<[2]> : tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %x, %shape, %size_1_1d, %shape_1 : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %shape_2 = stablehlo.constant dense<[1]> : tensor<1xi32>
  %size_2 = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %size_2_1d = stablehlo.reshape %size_2 : (tensor<i32>) -> tensor<1xi32>
  %slice_1 = stablehlo.real_dynamic_slice %x, %shape_2, %size_2_1d, %shape_1 : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %max = stablehlo.maximum %slice, %slice_1 : tensor<?xf32>
  return %max : tensor<?xf32>
}
