// expect: PROVED BITWISE
// Gate and up projection of a gated MLP as one product, then sliced.

func.func @left(
    %x: tensor<?x?xf32> {tesela.shape = "M, K"},
    %g: tensor<?x?xf32> {tesela.shape = "K, N"},
    %u: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %dot = stablehlo.dot_general %x, %g, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %dot_1 = stablehlo.dot_general %x, %u, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %logistic = stablehlo.logistic %dot : tensor<?x?xf32>
  %product = stablehlo.multiply %dot, %logistic : tensor<?x?xf32>
  %product_1 = stablehlo.multiply %product, %dot_1 : tensor<?x?xf32>
  return %product_1 : tensor<?x?xf32>
}

func.func @right(
    %x: tensor<?x?xf32> {tesela.shape = "M, K"},
    %g: tensor<?x?xf32> {tesela.shape = "K, N"},
    %u: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %concatenate = stablehlo.concatenate %g, %u, dim = 1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %x, %concatenate, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %shape = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %M = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %N = stablehlo.get_dimension_size %g, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_2 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %slice = stablehlo.real_dynamic_slice %dot, %shape, %shape_1, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c0_1d = stablehlo.reshape %c0 : (tensor<i32>) -> tensor<1xi32>
  %shape_3 = stablehlo.concatenate %c0_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %c2 = stablehlo.constant dense<2> : tensor<i32>
  %size = stablehlo.multiply %N, %c2 : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape_4 = stablehlo.concatenate %M_1d, %size_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %slice_1 = stablehlo.real_dynamic_slice %dot, %shape_3, %shape_4, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %logistic = stablehlo.logistic %slice : tensor<?x?xf32>
  %product = stablehlo.multiply %slice, %logistic : tensor<?x?xf32>
  %product_1 = stablehlo.multiply %product, %slice_1 : tensor<?x?xf32>
  return %product_1 : tensor<?x?xf32>
}
