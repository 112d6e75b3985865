// expect: PROVED BITWISE
// A broadcast moves past an elementwise function.

func.func @left(
    %M: tensor<i32> {tesela.size = "M"},
    %x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?x?xf32> {
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %x, %shape, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %erf = chlo.erf %broadcast : tensor<?x?xf32> -> tensor<?x?xf32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %sum = chlo.broadcast_add %erf, %one : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %product = stablehlo.multiply %broadcast, %sum : tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}

func.func @right(
    %M: tensor<i32> {tesela.size = "M"},
    %x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?x?xf32> {
  %erf = chlo.erf %x : tensor<?xf32> -> tensor<?xf32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %sum = chlo.broadcast_add %erf, %one : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %product = stablehlo.multiply %x, %sum : tensor<?xf32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %broadcast = stablehlo.dynamic_broadcast_in_dim %product, %shape, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  return %broadcast : tensor<?x?xf32>
}
