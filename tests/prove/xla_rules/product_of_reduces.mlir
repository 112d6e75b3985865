// expect: PROVED REAL
// rule: reduce(A) reduce(B) => reduce(broadcast(A) broadcast(B))
// where: TensorRight, reduce

func.func @left(
    %A: tensor<?xf32> {tesela.shape = "M"},
    %B: tensor<?xf32> {tesela.shape = "N"}) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%A init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %total_1 = stablehlo.reduce(%B init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %product = stablehlo.multiply %total, %total_1 : tensor<f32>
  return %product : tensor<f32>
}

func.func @right(
    %A: tensor<?xf32> {tesela.shape = "M"},
    %B: tensor<?xf32> {tesela.shape = "N"}) -> tensor<f32> {
  %M = stablehlo.get_dimension_size %A, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %B, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %A, %shape, dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %broadcast_1 = stablehlo.dynamic_broadcast_in_dim %B, %shape, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %product = stablehlo.multiply %broadcast, %broadcast_1 : tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%product init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<f32>
  return %total : tensor<f32>
}
