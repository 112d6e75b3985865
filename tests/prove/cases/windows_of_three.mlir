// expect: PROVED REASSOC
// Sums of three neighbours.

func.func @left(
    %x: tensor<?xf32> {tesela.shape = "N + 2"},
    %N: tensor<i32> {tesela.size = "N"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %windows = "stablehlo.reduce_window"(%x, %zero) <{padding = dense<[[0, 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %r = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %r : tensor<f32>
  }) : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %windows : tensor<?xf32>
}

func.func @right(
    %x: tensor<?xf32> {tesela.shape = "N + 2"},
    %N: tensor<i32> {tesela.size = "N"}) -> tensor<?xf32> {
  %shape = stablehlo.constant dense<[0]> : tensor<1xi32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.constant dense<[1]> : tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %x, %shape, %N_1d, %shape_1 : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %size = stablehlo.add %N, %c1 : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %slice_1 = stablehlo.real_dynamic_slice %x, %shape_1, %size_1d, %shape_1 : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %sum = stablehlo.add %slice, %slice_1 : tensor<?xf32>
  %shape_2 = stablehlo.constant dense<[2]> : tensor<1xi32>
  %size_1 = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %size_1_1d = stablehlo.reshape %size_1 : (tensor<i32>) -> tensor<1xi32>
  %slice_2 = stablehlo.real_dynamic_slice %x, %shape_2, %size_1_1d, %shape_1 : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %sum_1 = stablehlo.add %sum, %slice_2 : tensor<?xf32>
  return %sum_1 : tensor<?xf32>
}
