// expect: PROVED REAL
// Maximum and sum of exponentials, merged from two blocks. Two results.

func.func @left(
    %n1: tensor<i32> {tesela.size = "n1"},
    %x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> (tensor<?xf32>, tensor<?xf32>)
    attributes {tesela.assume = ["n1 < N"]} {
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%x init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %difference = chlo.broadcast_subtract %x, %largest {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %exponential = stablehlo.exponential %difference : tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%exponential init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %largest, %total : tensor<?xf32>, tensor<?xf32>
}

func.func @right(
    %n1: tensor<i32> {tesela.size = "n1"},
    %x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> (tensor<?xf32>, tensor<?xf32>)
    attributes {tesela.assume = ["n1 < N"]} {
  %shape = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %M = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %n1_1d = stablehlo.reshape %n1 : (tensor<i32>) -> tensor<1xi32>
  %shape_1 = stablehlo.concatenate %M_1d, %n1_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %shape_2 = stablehlo.constant dense<[1, 1]> : tensor<2xi32>
  %slice = stablehlo.real_dynamic_slice %x, %shape, %shape_1, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%slice init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %difference = chlo.broadcast_subtract %slice, %largest {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %exponential = stablehlo.exponential %difference : tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%exponential init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %c0 = stablehlo.constant dense<0> : tensor<i32>
  %c0_1d = stablehlo.reshape %c0 : (tensor<i32>) -> tensor<1xi32>
  %shape_3 = stablehlo.concatenate %c0_1d, %n1_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %N = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %N_1d = stablehlo.reshape %N : (tensor<i32>) -> tensor<1xi32>
  %shape_4 = stablehlo.concatenate %M_1d, %N_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %slice_1 = stablehlo.real_dynamic_slice %x, %shape_3, %shape_4, %shape_2 : (tensor<?x?xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
  %largest_1 = stablehlo.reduce(%slice_1 init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %difference_1 = chlo.broadcast_subtract %slice_1, %largest_1 {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %exponential_1 = stablehlo.exponential %difference_1 : tensor<?x?xf32>
  %total_1 = stablehlo.reduce(%exponential_1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %max = stablehlo.maximum %largest, %largest_1 : tensor<?xf32>
  %difference_2 = stablehlo.subtract %largest, %max : tensor<?xf32>
  %exponential_2 = stablehlo.exponential %difference_2 : tensor<?xf32>
  %product = stablehlo.multiply %total, %exponential_2 : tensor<?xf32>
  %difference_3 = stablehlo.subtract %largest_1, %max : tensor<?xf32>
  %exponential_3 = stablehlo.exponential %difference_3 : tensor<?xf32>
  %product_1 = stablehlo.multiply %total_1, %exponential_3 : tensor<?xf32>
  %sum = stablehlo.add %product, %product_1 : tensor<?xf32>
  return %max, %sum : tensor<?xf32>, tensor<?xf32>
}
