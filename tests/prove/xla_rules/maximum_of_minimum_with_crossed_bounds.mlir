// expect: REFUTED
// rule: max(c1, min(A, c2)) => clamp(c1, A, c2)
// where: MinMaxToClamp
// Why the condition c1 < c2 is there.

func.func @left(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %c = stablehlo.constant dense<3.0> : tensor<f32>
  %M = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %c, %shape, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %broadcast_1 = stablehlo.dynamic_broadcast_in_dim %two, %shape, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  %min = stablehlo.minimum %A, %broadcast_1 : tensor<?x?xf32>
  %max = stablehlo.maximum %broadcast, %min : tensor<?x?xf32>
  return %max : tensor<?x?xf32>
}

func.func @right(%A: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %c = stablehlo.constant dense<3.0> : tensor<f32>
  %two = stablehlo.constant dense<2.0> : tensor<f32>
  %clamp = stablehlo.clamp %c, %A, %two : (tensor<f32>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %clamp : tensor<?x?xf32>
}
