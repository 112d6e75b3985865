// expect: PROVED REAL
// rule: (A c) broadcast(B) => A broadcast(B c)
// where: HandleMultiply

func.func @left(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?xf32> {tesela.shape = "M"},
    %c: tensor<f32>) -> tensor<?x?xf32> {
  %product = chlo.broadcast_multiply %A, %c : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %M = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %B, %shape, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %product_1 = stablehlo.multiply %product, %broadcast : tensor<?x?xf32>
  return %product_1 : tensor<?x?xf32>
}

func.func @right(
    %A: tensor<?x?xf32> {tesela.shape = "M, N"},
    %B: tensor<?xf32> {tesela.shape = "M"},
    %c: tensor<f32>) -> tensor<?x?xf32> {
  %product = chlo.broadcast_multiply %B, %c : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %M = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %A, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %product, %shape, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %product_1 = stablehlo.multiply %A, %broadcast : tensor<?x?xf32>
  return %product_1 : tensor<?x?xf32>
}
