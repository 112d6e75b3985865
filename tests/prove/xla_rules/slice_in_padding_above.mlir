// expect: PROVED BITWISE
// rule: slice(pad(A, c)) => broadcast(c)
// where: HandleSlice

func.func @left(
    %p: tensor<i32> {tesela.size = "p"},
    %A: tensor<?xf32> {tesela.shape = "N"},
    %c: tensor<f32>) -> tensor<?xf32> {
  %shape = stablehlo.constant dense<[2]> : tensor<1xi32>
  %p_1d = stablehlo.reshape %p : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.constant dense<[0]> : tensor<1xi32>
  %pad = stablehlo.dynamic_pad %A, %c, %shape, %p_1d, %shape_1 : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %N = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %c2 = stablehlo.constant dense<2> : tensor<i32>
  %size = stablehlo.add %N, %c2 : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %size_1 = stablehlo.add %N, %p : tensor<i32>
  %size_2 = stablehlo.add %size_1, %c2 : tensor<i32>
  %size_2_1d = stablehlo.reshape %size_2 : (tensor<i32>) -> tensor<1xi32>
  %shape_2 = stablehlo.constant dense<[1]> : tensor<1xi32>
  %slice = stablehlo.real_dynamic_slice %pad, %size_1d, %size_2_1d, %shape_2 : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  return %slice : tensor<?xf32>
}

func.func @right(
    %p: tensor<i32> {tesela.size = "p"},
    %A: tensor<?xf32> {tesela.shape = "N"},
    %c: tensor<f32>) -> tensor<?xf32> {
  %p_1d = stablehlo.reshape %p : (tensor<i32>) -> tensor<1xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %c, %p_1d, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  return %broadcast : tensor<?xf32>
}
