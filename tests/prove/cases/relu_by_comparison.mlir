// expect: PROVED REAL
// Relu as a product with the indicator of positive elements.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %relu = chlo.broadcast_maximum %x, %zero : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %relu : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %compare = chlo.broadcast_compare %x, %zero {comparison_direction = #chlo<comparison_direction GT>} : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xi1>
  %convert = stablehlo.convert %compare : (tensor<?x?xi1>) -> tensor<?x?xf32>
  %product = stablehlo.multiply %x, %convert : tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}
