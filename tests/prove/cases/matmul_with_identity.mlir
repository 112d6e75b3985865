// expect: PROVED REASSOC
// The product with the identity.

func.func @left(%A: tensor<?x?xf32> {tesela.shape = "M, K"}) -> tensor<?x?xf32> {
  %K = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %K_1d = stablehlo.reshape %K : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %K_1d, %K_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %iota = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %iota_1 = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %diagonal = stablehlo.compare EQ, %iota, %iota_1 : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  %convert = stablehlo.convert %diagonal : (tensor<?x?xi1>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %A, %convert, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}

func.func @right(%A: tensor<?x?xf32> {tesela.shape = "M, K"}) -> tensor<?x?xf32> {
  return %A : tensor<?x?xf32>
}
