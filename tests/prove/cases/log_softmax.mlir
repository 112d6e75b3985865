// expect: PROVED REAL
// The logarithm of softmax is x less log sum exp.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %minus_infinity = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %largest = stablehlo.reduce(%x init: %minus_infinity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %difference = chlo.broadcast_subtract %x, %largest {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %exponential = stablehlo.exponential %difference : tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%exponential init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %quotient = chlo.broadcast_divide %exponential, %total {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %log = stablehlo.log %quotient : tensor<?x?xf32>
  return %log : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %exponential = stablehlo.exponential %x : tensor<?x?xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%exponential init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %log = stablehlo.log %total : tensor<?xf32>
  %difference = chlo.broadcast_subtract %x, %log {broadcast_dimensions = array<i64: 0>} : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  return %difference : tensor<?x?xf32>
}
