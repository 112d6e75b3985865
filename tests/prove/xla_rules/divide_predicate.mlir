// expect: PROVED REAL+SIDE
// rule: convert(P) / broadcast(c) => broadcast(1 / c) convert(P)
// where: HandleDivide

func.func @left(%P: tensor<?x?xi1> {tesela.shape = "M, N"}, %c: tensor<f32>) -> tensor<?x?xf32> {
  %convert = stablehlo.convert %P : (tensor<?x?xi1>) -> tensor<?x?xf32>
  %M = stablehlo.get_dimension_size %P, dim = 0 : (tensor<?x?xi1>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %P, dim = 1 : (tensor<?x?xi1>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %c, %shape, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  %quotient = stablehlo.divide %convert, %broadcast : tensor<?x?xf32>
  return %quotient : tensor<?x?xf32>
}

func.func @right(%P: tensor<?x?xi1> {tesela.shape = "M, N"}, %c: tensor<f32>) -> tensor<?x?xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %quotient = stablehlo.divide %one, %c : tensor<f32>
  %M = stablehlo.get_dimension_size %P, dim = 0 : (tensor<?x?xi1>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %P, dim = 1 : (tensor<?x?xi1>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %quotient, %shape, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  %convert = stablehlo.convert %P : (tensor<?x?xi1>) -> tensor<?x?xf32>
  %product = stablehlo.multiply %broadcast, %convert : tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}
