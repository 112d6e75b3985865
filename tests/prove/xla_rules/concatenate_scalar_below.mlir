// expect: PROVED BITWISE
// rule: concatenate(broadcast(c), A) => pad(A, c)
// where: HandleConcatenate

func.func @left(
    %p: tensor<i32> {tesela.size = "p"},
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %c: tensor<f32>) -> tensor<?x?xf32> {
  %p_1d = stablehlo.reshape %p : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %p_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %c, %shape, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  %concatenate = stablehlo.concatenate %broadcast, %A, dim = 0 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %concatenate : tensor<?x?xf32>
}

func.func @right(
    %p: tensor<i32> {tesela.size = "p"},
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %c: tensor<f32>) -> tensor<?x?xf32> {
  %p_1d = stablehlo.reshape %p : (tensor<i32>) -> tensor<1xi32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c0_1d = stablehlo.reshape %c0 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %p_1d, %c0_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_1 = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %pad = stablehlo.dynamic_pad %A, %c, %shape, %shape_1, %shape_1 : (tensor<?x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %pad : tensor<?x?xf32>
}
