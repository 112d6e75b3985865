// expect: PROVED REASSOC, no better
// A gated MLP whose hidden dimension is split in two.

func.func @left(
    %h: tensor<i32> {tesela.size = "h"},
    %x: tensor<?x?xf32> {tesela.shape = "M, K"},
    %g: tensor<?x?xf32> {tesela.shape = "K, N"},
    %u: tensor<?x?xf32> {tesela.shape = "K, N"},
    %d: tensor<?x?xf32> {tesela.shape = "N, O"}) -> tensor<?x?xf32>
    attributes {tesela.assume = ["h < N"]} {
  %dot = stablehlo.dot_general %x, %g, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %dot_1 = stablehlo.dot_general %x, %u, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %logistic = stablehlo.logistic %dot : tensor<?x?xf32>
  %product = stablehlo.multiply %dot, %logistic : tensor<?x?xf32>
  %product_1 = stablehlo.multiply %product, %dot_1 : tensor<?x?xf32>
  %dot_2 = stablehlo.dot_general %product_1, %d, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot_2 : tensor<?x?xf32>
}

func.func @right(
    %h: tensor<i32> {tesela.size = "h"},
    %x: tensor<?x?xf32> {tesela.shape = "M, K"},
    %g: tensor<?x?xf32> {tesela.shape = "K, N"},
    %u: tensor<?x?xf32> {tesela.shape = "K, N"},
    %d: tensor<?x?xf32> {tesela.shape = "N, O"}) -> tensor<?x?xf32>
    attributes {tesela.assume = ["h < N"]} {
  %shape = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %K = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %K_1d = stablehlo.reshape %K : (tensor<i32>) -> tensor<1xi32>
  %h_1d = stablehlo.reshape %h : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %K_1d, %h_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_2 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %slice = stablehlo.real_dynamic_slice %g, %shape, %shape_1, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %x, %slice, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %slice_1 = stablehlo.real_dynamic_slice %u, %shape, %shape_1, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %dot_1 = stablehlo.dot_general %x, %slice_1, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %logistic = stablehlo.logistic %dot : tensor<?x?xf32>
  %product = stablehlo.multiply %dot, %logistic : tensor<?x?xf32>
  %product_1 = stablehlo.multiply %product, %dot_1 : tensor<?x?xf32>
  %O = stablehlo.get_dimension_size %d, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %O_1d = stablehlo.reshape %O : (tensor<i32>) -> tensor<1xi32>
  %shape_3 = stablehlo.concatenate %h_1d, %O_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %slice_2 = stablehlo.real_dynamic_slice %d, %shape, %shape_3, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %dot_2 = stablehlo.dot_general %product_1, %slice_2, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c0_1d = stablehlo.reshape %c0 : (tensor<i32>) -> tensor<1xi32>
  %shape_4 = stablehlo.concatenate %c0_1d, %h_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %N = stablehlo.get_dimension_size %g, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape_5 = stablehlo.concatenate %K_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %slice_3 = stablehlo.real_dynamic_slice %g, %shape_4, %shape_5, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %dot_3 = stablehlo.dot_general %x, %slice_3, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %slice_4 = stablehlo.real_dynamic_slice %u, %shape_4, %shape_5, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %dot_4 = stablehlo.dot_general %x, %slice_4, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %logistic_1 = stablehlo.logistic %dot_3 : tensor<?x?xf32>
  %product_2 = stablehlo.multiply %dot_3, %logistic_1 : tensor<?x?xf32>
  %product_3 = stablehlo.multiply %product_2, %dot_4 : tensor<?x?xf32>
  %shape_6 = stablehlo.concatenate %h_1d, %c0_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_7 = stablehlo.concatenate %N_1d, %O_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %slice_5 = stablehlo.real_dynamic_slice %d, %shape_6, %shape_7, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %dot_5 = stablehlo.dot_general %product_3, %slice_5, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %sum = stablehlo.add %dot_2, %dot_5 : tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}
