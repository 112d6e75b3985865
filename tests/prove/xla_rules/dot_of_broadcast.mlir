// expect: PROVED REAL
// rule: dot(broadcast(a), B) => dot(a, reduce(B))
// where: AssociativeReorderDotOperator

func.func @left(
    %a: tensor<?xf32> {tesela.shape = "M"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %M = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %K = stablehlo.get_dimension_size %B, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %K_1d = stablehlo.reshape %K : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %K_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %a, %shape, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %broadcast, %B, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}

func.func @right(
    %a: tensor<?xf32> {tesela.shape = "M"},
    %B: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%B init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %dot = stablehlo.dot_general %a, %total, contracting_dims = [] x [] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}
