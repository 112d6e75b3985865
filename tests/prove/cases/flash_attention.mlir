// expect: PROVED REAL
// Attention in two blocks of keys with online softmax is attention.

func.func @left(
    %n1: tensor<i32> {tesela.size = "n1"},
    %q: tensor<?x?xf32> {tesela.shape = "M, D"},
    %k: tensor<?x?xf32> {tesela.shape = "N, D"},
    %v: tensor<?x?xf32> {tesela.shape = "N, E"}) -> tensor<?x?xf32>
    attributes {tesela.assume = ["n1 < N"]} {
  %scores = stablehlo.dot_general %q, %k, contracting_dims = [1] x [1] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%scores init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %difference = chlo.broadcast_subtract %scores, %largest {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %exponential = stablehlo.exponential %difference : tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%exponential init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %quotient = chlo.broadcast_divide %exponential, %total {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %quotient, %v, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}

func.func @right(
    %n1: tensor<i32> {tesela.size = "n1"},
    %q: tensor<?x?xf32> {tesela.shape = "M, D"},
    %k: tensor<?x?xf32> {tesela.shape = "N, D"},
    %v: tensor<?x?xf32> {tesela.shape = "N, E"}) -> tensor<?x?xf32>
    attributes {tesela.assume = ["n1 < N"]} {
  %scores = stablehlo.dot_general %q, %k, contracting_dims = [1] x [1] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %shape = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %M = stablehlo.get_dimension_size %q, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %n1_1d = stablehlo.reshape %n1 : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %M_1d, %n1_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_2 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %slice = stablehlo.real_dynamic_slice %scores, %shape, %shape_1, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %E = stablehlo.get_dimension_size %v, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %E_1d = stablehlo.reshape %E : (tensor<i32>) -> tensor<1xi32>
  %shape_3 = stablehlo.concatenate %n1_1d, %E_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %slice_1 = stablehlo.real_dynamic_slice %v, %shape, %shape_3, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%slice init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %difference = chlo.broadcast_subtract %slice, %largest {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %exponential = stablehlo.exponential %difference : tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%exponential init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %dot = stablehlo.dot_general %exponential, %slice_1, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c0_1d = stablehlo.reshape %c0 : (tensor<i32>) -> tensor<1xi32>
  %shape_4 = stablehlo.concatenate %c0_1d, %n1_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %N = stablehlo.get_dimension_size %k, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape_5 = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %slice_2 = stablehlo.real_dynamic_slice %scores, %shape_4, %shape_5, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %shape_6 = stablehlo.concatenate %n1_1d, %c0_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_7 = stablehlo.concatenate %N_1d, %E_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %slice_3 = stablehlo.real_dynamic_slice %v, %shape_6, %shape_7, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %largest_1 = stablehlo.reduce(%slice_2 init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %difference_1 = chlo.broadcast_subtract %slice_2, %largest_1 {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %exponential_1 = stablehlo.exponential %difference_1 : tensor<?x?xf32>
  %total_1 = stablehlo.reduce(%exponential_1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %dot_1 = stablehlo.dot_general %exponential_1, %slice_3, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %max = stablehlo.maximum %largest, %largest_1 : tensor<?xf32>
  %difference_2 = stablehlo.subtract %largest, %max : tensor<?xf32>
  %exponential_2 = stablehlo.exponential %difference_2 : tensor<?xf32>
  %difference_3 = stablehlo.subtract %largest_1, %max : tensor<?xf32>
  %exponential_3 = stablehlo.exponential %difference_3 : tensor<?xf32>
  %product = stablehlo.multiply %exponential_2, %total : tensor<?xf32>
  %product_1 = stablehlo.multiply %exponential_3, %total_1 : tensor<?xf32>
  %sum = stablehlo.add %product, %product_1 : tensor<?xf32>
  %product_2 = chlo.broadcast_multiply %dot, %exponential_2 {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %product_3 = chlo.broadcast_multiply %dot_1, %exponential_3 {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %sum_1 = stablehlo.add %product_2, %product_3 : tensor<?x?xf32>
  %quotient = chlo.broadcast_divide %sum_1, %sum {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  return %quotient : tensor<?x?xf32>
}
