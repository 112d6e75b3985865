// expect: PROVED REAL
// Softmax over tiles of 64: sums of each tile are rescaled to the common
// maximum.

func.func @left(
    %B: tensor<i32> {tesela.size = "B"},
    %x: tensor<?x?xf32> {tesela.shape = "M, 64*B"}) -> tensor<?x?xf32> {
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%x init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %difference = chlo.broadcast_subtract %x, %largest {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %exponential = stablehlo.exponential %difference : tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%exponential init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %quotient = chlo.broadcast_divide %exponential, %total {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  return %quotient : tensor<?x?xf32>
}

func.func @right(
    %B: tensor<i32> {tesela.size = "B"},
    %x: tensor<?x?xf32> {tesela.shape = "M, 64*B"}) -> tensor<?x?xf32> {
  %M = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x?xf32>) -> tensor<i32>
  %M_1d = stablehlo.reshape %M : (tensor<i32>) -> tensor<1xi32>
  %B_1d = stablehlo.reshape %B : (tensor<i32>) -> tensor<1xi32>
  %c64 = stablehlo.constant dense<64> : tensor<i32>
  %c64_1d = stablehlo.reshape %c64 : (tensor<i32>) -> tensor<1xi32>
  %shape = stablehlo.concatenate %M_1d, %B_1d, %c64_1d, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  %reshape = stablehlo.dynamic_reshape %x, %shape : (tensor<?x?xf32>, tensor<3xi32>) -> tensor<?x?x64xf32>
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%reshape init: %minus_infinity) applies stablehlo.maximum across dimensions = [2] : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?xf32>
  %difference = chlo.broadcast_subtract %reshape, %largest {broadcast_dimensions = array<i64: 0, 1>} : (tensor<?x?x64xf32>, tensor<?x?xf32>) -> tensor<?x?x64xf32>
  %exponential = stablehlo.exponential %difference : tensor<?x?x64xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%exponential init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<?x?x64xf32>, tensor<f32>) -> tensor<?x?xf32>
  %largest_1 = stablehlo.reduce(%largest init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %difference_1 = chlo.broadcast_subtract %largest, %largest_1 {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %exponential_1 = stablehlo.exponential %difference_1 : tensor<?x?xf32>
  %product = stablehlo.multiply %total, %exponential_1 : tensor<?x?xf32>
  %total_1 = stablehlo.reduce(%product init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %difference_2 = chlo.broadcast_subtract %x, %largest_1 {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %exponential_2 = stablehlo.exponential %difference_2 : tensor<?x?xf32>
  %quotient = chlo.broadcast_divide %exponential_2, %total_1 {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  return %quotient : tensor<?x?xf32>
}
