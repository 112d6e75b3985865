// expect: REFUTED
// rule: dot(pad(A, c), B) => dot(A, slice(B))
// where: AssociativeReorderDotOperator
// False unless the padding is zero.

func.func @left(
    %p: tensor<i32> {tesela.size = "p"},
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K + p, N"},
    %c: tensor<f32>) -> tensor<?x?xf32> {
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c0_1d = stablehlo.reshape %c0 : (tensor<i32>) -> tensor<1xi32>
  %p_1d = stablehlo.reshape %p : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %c0_1d, %p_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_1 = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %pad = stablehlo.dynamic_pad %A, %c, %shape, %shape_1, %shape_1 : (tensor<?x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %pad, %B, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}

func.func @right(
    %p: tensor<i32> {tesela.size = "p"},
    %A: tensor<?x?xf32> {tesela.shape = "M, K"},
    %B: tensor<?x?xf32> {tesela.shape = "K + p, N"},
    %c: tensor<f32>) -> tensor<?x?xf32> {
  %p_1d = stablehlo.reshape %p : (tensor<i32>) -> tensor<1xi32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c0_1d = stablehlo.reshape %c0 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %p_1d, %c0_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %size = stablehlo.get_dimension_size %B, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %B, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %size_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_2 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %slice = stablehlo.real_dynamic_slice %B, %shape, %shape_1, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %A, %slice, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}
