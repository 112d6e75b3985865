// expect: PROVED REAL
// The scale of the scores moves into the query weights, below a softmax.

func.func @left(
    %s: tensor<f32>,
    %x: tensor<?x?xf32> {tesela.shape = "M, K"},
    %w: tensor<?x?xf32> {tesela.shape = "K, D"},
    %k: tensor<?x?xf32> {tesela.shape = "N, D"}) -> tensor<?x?xf32> {
  %dot = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %scores = stablehlo.dot_general %dot, %k, contracting_dims = [1] x [1] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %product = chlo.broadcast_multiply %scores, %s : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%product init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %difference = chlo.broadcast_subtract %product, %largest {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %exponential = stablehlo.exponential %difference : tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%exponential init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %quotient = chlo.broadcast_divide %exponential, %total {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  return %quotient : tensor<?x?xf32>
}

func.func @right(
    %s: tensor<f32>,
    %x: tensor<?x?xf32> {tesela.shape = "M, K"},
    %w: tensor<?x?xf32> {tesela.shape = "K, D"},
    %k: tensor<?x?xf32> {tesela.shape = "N, D"}) -> tensor<?x?xf32> {
  %product = chlo.broadcast_multiply %w, %s : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %dot = stablehlo.dot_general %x, %product, contracting_dims = [1] x [0] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %scores = stablehlo.dot_general %dot, %k, contracting_dims = [1] x [1] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%scores init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %difference = chlo.broadcast_subtract %scores, %largest {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %exponential = stablehlo.exponential %difference : tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%exponential init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %quotient = chlo.broadcast_divide %exponential, %total {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  return %quotient : tensor<?x?xf32>
}
