// expect: PROVED BITWISE
// rule: slice(pad(A, c)) => broadcast(c)
// where: HandleSlice

func.func @left(
    %p: tensor<i32> {tesela.size = "p"},
    %A: tensor<?xf32> {tesela.shape = "N"},
    %c: tensor<f32>) -> tensor<?xf32> {
  %p_1d = stablehlo.reshape %p : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.constant dense<[1]> : tensor<1xi32>
  %shape_1 = stablehlo.constant dense<[0]> : tensor<1xi32>
  %pad = stablehlo.dynamic_pad %A, %c, %p_1d, %shape, %shape_1 : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
  %slice = stablehlo.real_dynamic_slice %pad, %shape_1, %p_1d, %shape : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
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
