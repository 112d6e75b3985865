// expect: PROVED REAL
// rule: log A^B => B log |A|, 0 where B = 0
// where: HandleLog
// For positive A. Done for every A: log (-2)^3 is NaN, 3 log 2 is not.

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %power = stablehlo.power %A, %B : tensor<?x?xf32>
  %log = stablehlo.log %power : tensor<?x?xf32>
  return %log : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive},
    %B: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %M = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %zero, %shape, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  %compare = stablehlo.compare EQ, %B, %broadcast : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
  %broadcast_1 = stablehlo.dynamic_broadcast_in_dim %zero, %shape, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  %abs = stablehlo.abs %A : tensor<?x?xf32>
  %log = stablehlo.log %abs : tensor<?x?xf32>
  %product = stablehlo.multiply %log, %B : tensor<?x?xf32>
  %select = stablehlo.select %compare, %broadcast_1, %product : tensor<?x?xi1>, tensor<?x?xf32>
  return %select : tensor<?x?xf32>
}
