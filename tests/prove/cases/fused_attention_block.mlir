// expect: PROVED REAL
// RMS normalisation, one fused projection, scale and attention in two blocks
// against the plain form.

func.func @left(
    %n1: tensor<i32> {tesela.size = "n1"},
    %x: tensor<?x?xf32> {tesela.shape = "M, K"},
    %g: tensor<?xf32> {tesela.shape = "K"},
    %wq: tensor<?x?xf32> {tesela.shape = "K, D"},
    %wk: tensor<?x?xf32> {tesela.shape = "K, D"},
    %wv: tensor<?x?xf32> {tesela.shape = "K, D"}) -> tensor<?x?xf32>
    attributes {tesela.assume = ["n1 < M"]} {
  %product = stablehlo.multiply %x, %x : tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%product init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %K = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %convert = stablehlo.convert %K : (tensor<i32>) -> tensor<f32>
  %quotient = chlo.broadcast_divide %total, %convert : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %c = stablehlo.constant dense<1.0e-05> : tensor<f32>
  %sum = chlo.broadcast_add %quotient, %c : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %rsqrt = stablehlo.rsqrt %sum : tensor<?xf32>
  %product_1 = chlo.broadcast_multiply %x, %rsqrt {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %product_2 = chlo.broadcast_multiply %product_1, %g {broadcast_dimensions = array<i64: 1>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %product_2, %wq, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %c_1 = stablehlo.constant dense<0.125> : tensor<f32>
  %product_3 = chlo.broadcast_multiply %dot, %c_1 : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %dot_1 = stablehlo.dot_general %product_2, %wk, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %scores = stablehlo.dot_general %product_3, %dot_1, contracting_dims = [1] x [1] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%scores init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %difference = chlo.broadcast_subtract %scores, %largest {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %exponential = stablehlo.exponential %difference : tensor<?x?xf32>
  %total_1 = stablehlo.reduce(%exponential init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %quotient_1 = chlo.broadcast_divide %exponential, %total_1 {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %dot_2 = stablehlo.dot_general %product_2, %wv, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %dot_3 = stablehlo.dot_general %quotient_1, %dot_2, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot_3 : tensor<?x?xf32>
}

func.func @right(
    %n1: tensor<i32> {tesela.size = "n1"},
    %x: tensor<?x?xf32> {tesela.shape = "M, K"},
    %g: tensor<?xf32> {tesela.shape = "K"},
    %wq: tensor<?x?xf32> {tesela.shape = "K, D"},
    %wk: tensor<?x?xf32> {tesela.shape = "K, D"},
    %wv: tensor<?x?xf32> {tesela.shape = "K, D"}) -> tensor<?x?xf32>
    attributes {tesela.assume = ["n1 < M"]} {
  %c = stablehlo.constant dense<0.125> : tensor<f32>
  %product = chlo.broadcast_multiply %wq, %c : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %concatenate = stablehlo.concatenate %product, %wk, dim = 1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %concatenate_1 = stablehlo.concatenate %concatenate, %wv, dim = 1 : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %product_1 = chlo.broadcast_multiply %concatenate_1, %g {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %x, %product_1, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %product_2 = stablehlo.multiply %x, %x : tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%product_2 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %K = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %convert = stablehlo.convert %K : (tensor<i32>) -> tensor<f32>
  %quotient = chlo.broadcast_divide %total, %convert : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %c_1 = stablehlo.constant dense<1.0e-05> : tensor<f32>
  %sum = chlo.broadcast_add %quotient, %c_1 : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %rsqrt = stablehlo.rsqrt %sum : tensor<?xf32>
  %product_3 = chlo.broadcast_multiply %dot, %rsqrt {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %shape = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %M = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %D = stablehlo.get_dimension_size %wq, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %D_1d = stablehlo.reshape %D : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %M_1d, %D_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_2 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %slice = stablehlo.real_dynamic_slice %product_3, %shape, %shape_1, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c0_1d = stablehlo.reshape %c0 : (tensor<i32>) -> tensor<1xi32>
  %shape_3 = stablehlo.concatenate %c0_1d, %D_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %c2 = stablehlo.constant dense<2> : tensor<i32>
  %size = stablehlo.multiply %D, %c2 : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %shape_4 = stablehlo.concatenate %M_1d, %size_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %slice_1 = stablehlo.real_dynamic_slice %product_3, %shape_3, %shape_4, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %scores = stablehlo.dot_general %slice, %slice_1, contracting_dims = [1] x [1] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %shape_5 = stablehlo.concatenate %c0_1d, %size_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %c3 = stablehlo.constant dense<3> : tensor<i32>
  %size_1 = stablehlo.multiply %D, %c3 : tensor<i32>
  %size_1_1d = stablehlo.reshape %size_1 : (tensor<i32>) -> tensor<1xi32>
  %shape_6 = stablehlo.concatenate %M_1d, %size_1_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %slice_2 = stablehlo.real_dynamic_slice %product_3, %shape_5, %shape_6, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %n1_1d = stablehlo.reshape %n1 : (tensor<i32>) -> tensor<1xi32>
  %shape_7 = stablehlo.concatenate %M_1d, %n1_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %slice_3 = stablehlo.real_dynamic_slice %scores, %shape, %shape_7, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %shape_8 = stablehlo.concatenate %n1_1d, %D_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %slice_4 = stablehlo.real_dynamic_slice %slice_2, %shape, %shape_8, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%slice_3 init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %difference = chlo.broadcast_subtract %slice_3, %largest {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %exponential = stablehlo.exponential %difference : tensor<?x?xf32>
  %total_1 = stablehlo.reduce(%exponential init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %dot_1 = stablehlo.dot_general %exponential, %slice_4, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %shape_9 = stablehlo.concatenate %c0_1d, %n1_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_10 = stablehlo.concatenate %M_1d, %M_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %slice_5 = stablehlo.real_dynamic_slice %scores, %shape_9, %shape_10, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %shape_11 = stablehlo.concatenate %n1_1d, %c0_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %slice_6 = stablehlo.real_dynamic_slice %slice_2, %shape_11, %shape_1, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %largest_1 = stablehlo.reduce(%slice_5 init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %difference_1 = chlo.broadcast_subtract %slice_5, %largest_1 {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %exponential_1 = stablehlo.exponential %difference_1 : tensor<?x?xf32>
  %total_2 = stablehlo.reduce(%exponential_1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %dot_2 = stablehlo.dot_general %exponential_1, %slice_6, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %max = stablehlo.maximum %largest, %largest_1 : tensor<?xf32>
  %difference_2 = stablehlo.subtract %largest, %max : tensor<?xf32>
  %exponential_2 = stablehlo.exponential %difference_2 : tensor<?xf32>
  %difference_3 = stablehlo.subtract %largest_1, %max : tensor<?xf32>
  %exponential_3 = stablehlo.exponential %difference_3 : tensor<?xf32>
  %product_4 = stablehlo.multiply %exponential_2, %total_1 : tensor<?xf32>
  %product_5 = stablehlo.multiply %exponential_3, %total_2 : tensor<?xf32>
  %sum_1 = stablehlo.add %product_4, %product_5 : tensor<?xf32>
  %product_6 = chlo.broadcast_multiply %dot_1, %exponential_2 {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %product_7 = chlo.broadcast_multiply %dot_2, %exponential_3 {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %sum_2 = stablehlo.add %product_6, %product_7 : tensor<?x?xf32>
  %quotient_1 = chlo.broadcast_divide %sum_2, %sum_1 {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  return %quotient_1 : tensor<?x?xf32>
}
