// expect: PROVED REAL
// The last row of causal attention sees everything.

func.func @left(
    %q: tensor<?x?xf32> {tesela.shape = "M, D"},
    %k: tensor<?x?xf32> {tesela.shape = "M, D"},
    %v: tensor<?x?xf32> {tesela.shape = "M, D"}) -> tensor<1x?xf32> {
  %scores = stablehlo.dot_general %q, %k, contracting_dims = [1] x [1] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %M = stablehlo.get_dimension_size %q, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %M_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %iota = stablehlo.dynamic_iota %shape, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %iota_1 = stablehlo.dynamic_iota %shape, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %mask = stablehlo.compare GE, %iota, %iota_1 : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %masked = chlo.broadcast_select %mask, %scores, %minus_infinity : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %largest = stablehlo.reduce(%masked init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %difference = chlo.broadcast_subtract %masked, %largest {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %exponential = stablehlo.exponential %difference : tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%exponential init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %quotient = chlo.broadcast_divide %exponential, %total {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %quotient, %v, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %size = stablehlo.subtract %M, %c1 : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c0_1d = stablehlo.reshape %c0 : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %size_1d, %c0_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %D = stablehlo.get_dimension_size %q, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %D_1d = stablehlo.reshape %D : (tensor<i32>) -> tensor<1xi32>
  %shape_2 = stablehlo.concatenate %M_1d, %D_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_3 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %slice = stablehlo.real_dynamic_slice %dot, %shape_1, %shape_2, %shape_3 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x?xf32>
  return %slice : tensor<1x?xf32>
}

func.func @right(
    %q: tensor<?x?xf32> {tesela.shape = "M, D"},
    %k: tensor<?x?xf32> {tesela.shape = "M, D"},
    %v: tensor<?x?xf32> {tesela.shape = "M, D"}) -> tensor<1x?xf32> {
  %M = stablehlo.get_dimension_size %q, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %c1 = stablehlo.constant dense<1> : tensor<i32>
  %size = stablehlo.subtract %M, %c1 : tensor<i32>
  %size_1d = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c0_1d = stablehlo.reshape %c0 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %size_1d, %c0_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %D = stablehlo.get_dimension_size %q, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %D_1d = stablehlo.reshape %D : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %M_1d, %D_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_2 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %slice = stablehlo.real_dynamic_slice %q, %shape, %shape_1, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x?xf32>
  %scores = stablehlo.dot_general %slice, %k, contracting_dims = [1] x [1] : (tensor<1x?xf32>, tensor<?x?xf32>) -> tensor<1x?xf32>
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%scores init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<1x?xf32>, tensor<f32>) -> tensor<1xf32>
  %difference = chlo.broadcast_subtract %scores, %largest {broadcast_dimensions = array<i64: 0>} : (tensor<1x?xf32>, tensor<1xf32>) -> tensor<1x?xf32>
  %exponential = stablehlo.exponential %difference : tensor<1x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%exponential init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<1x?xf32>, tensor<f32>) -> tensor<1xf32>
  %quotient = chlo.broadcast_divide %exponential, %total {broadcast_dimensions = array<i64: 0>} : (tensor<1x?xf32>, tensor<1xf32>) -> tensor<1x?xf32>
  %dot = stablehlo.dot_general %quotient, %v, contracting_dims = [1] x [0] : (tensor<1x?xf32>, tensor<?x?xf32>) -> tensor<1x?xf32>
  return %dot : tensor<1x?xf32>
}
