// expect: PROVED REAL+SIDE
// Layer normalisation: gain, bias and mean move past the product into its
// weights.

func.func @left(
    %x: tensor<?x?xf32> {tesela.shape = "M, K"},
    %g: tensor<?xf32> {tesela.shape = "K"},
    %b: tensor<?xf32> {tesela.shape = "K"},
    %W: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %K = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %convert = stablehlo.convert %K : (tensor<i32>) -> tensor<f32>
  %quotient = chlo.broadcast_divide %total, %convert : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %difference = chlo.broadcast_subtract %x, %quotient {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %product = stablehlo.multiply %difference, %difference : tensor<?x?xf32>
  %total_1 = stablehlo.reduce(%product init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %convert_1 = stablehlo.convert %K : (tensor<i32>) -> tensor<f32>
  %quotient_1 = chlo.broadcast_divide %total_1, %convert_1 : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %c = stablehlo.constant dense<0.001> : tensor<f32>
  %sum = chlo.broadcast_add %quotient_1, %c : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %rsqrt = stablehlo.rsqrt %sum : tensor<?xf32>
  %product_1 = chlo.broadcast_multiply %difference, %rsqrt {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %product_2 = chlo.broadcast_multiply %product_1, %g {broadcast_dimensions = array<i64: 1>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %sum_1 = chlo.broadcast_add %product_2, %b {broadcast_dimensions = array<i64: 1>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %sum_1, %W, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}

func.func @right(
    %x: tensor<?x?xf32> {tesela.shape = "M, K"},
    %g: tensor<?xf32> {tesela.shape = "K"},
    %b: tensor<?xf32> {tesela.shape = "K"},
    %W: tensor<?x?xf32> {tesela.shape = "K, N"}) -> tensor<?x?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %K = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %convert = stablehlo.convert %K : (tensor<i32>) -> tensor<f32>
  %quotient = chlo.broadcast_divide %total, %convert : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %difference = chlo.broadcast_subtract %x, %quotient {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %product = stablehlo.multiply %difference, %difference : tensor<?x?xf32>
  %total_1 = stablehlo.reduce(%product init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %convert_1 = stablehlo.convert %K : (tensor<i32>) -> tensor<f32>
  %quotient_1 = chlo.broadcast_divide %total_1, %convert_1 : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %c = stablehlo.constant dense<0.001> : tensor<f32>
  %sum = chlo.broadcast_add %quotient_1, %c : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %rsqrt = stablehlo.rsqrt %sum : tensor<?xf32>
  %product_1 = chlo.broadcast_multiply %W, %g {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %x, %product_1, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %total_2 = stablehlo.reduce(%product_1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %dot_1 = stablehlo.dot_general %b, %W, contracting_dims = [0] x [0] : (tensor<?xf32>, tensor<?x?xf32>) -> tensor<?xf32>
  %dot_2 = stablehlo.dot_general %quotient, %total_2, contracting_dims = [] x [] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %difference_1 = stablehlo.subtract %dot, %dot_2 : tensor<?x?xf32>
  %product_2 = chlo.broadcast_multiply %difference_1, %rsqrt {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %sum_1 = chlo.broadcast_add %product_2, %dot_1 {broadcast_dimensions = array<i64: 1>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  return %sum_1 : tensor<?x?xf32>
}
