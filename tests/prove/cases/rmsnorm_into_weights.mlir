// expect: PROVED REAL
// RMS normalisation: the gain moves into the weights, the factor of the row
// past the product.

func.func @left(
    %x: tensor<?x?xf32> {tesela.shape = "M, K"},
    %g: tensor<?xf32> {tesela.shape = "K"},
    %W: tensor<?x?xf32> {tesela.shape = "K, N"},
    %eps: tensor<f32> {tesela.positive}) -> tensor<?x?xf32> {
  %product = stablehlo.multiply %x, %x : tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%product init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %K = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %convert = stablehlo.convert %K : (tensor<i32>) -> tensor<f32>
  %quotient = chlo.broadcast_divide %total, %convert : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %sum = chlo.broadcast_add %quotient, %eps : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %rsqrt = stablehlo.rsqrt %sum : tensor<?xf32>
  %product_1 = chlo.broadcast_multiply %x, %rsqrt {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %product_2 = chlo.broadcast_multiply %product_1, %g {broadcast_dimensions = array<i64: 1>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %product_2, %W, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %dot : tensor<?x?xf32>
}

func.func @right(
    %x: tensor<?x?xf32> {tesela.shape = "M, K"},
    %g: tensor<?xf32> {tesela.shape = "K"},
    %W: tensor<?x?xf32> {tesela.shape = "K, N"},
    %eps: tensor<f32> {tesela.positive}) -> tensor<?x?xf32> {
  %product = chlo.broadcast_multiply %W, %g {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %x, %product, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %product_1 = stablehlo.multiply %x, %x : tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%product_1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %K = stablehlo.get_dimension_size %x, dim = 1 : (tensor<?x?xf32>) -> tensor<i32>
  %convert = stablehlo.convert %K : (tensor<i32>) -> tensor<f32>
  %quotient = chlo.broadcast_divide %total, %convert : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %sum = chlo.broadcast_add %quotient, %eps : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %rsqrt = stablehlo.rsqrt %sum : tensor<?xf32>
  %product_2 = chlo.broadcast_multiply %dot, %rsqrt {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  return %product_2 : tensor<?x?xf32>
}
