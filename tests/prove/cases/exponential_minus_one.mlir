// expect: PROVED REAL
// expm1 and log1p by their definitions.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive}) -> tensor<?x?xf32> {
  %exponential_minus_one = stablehlo.exponential_minus_one %x : tensor<?x?xf32>
  %log_plus_one = stablehlo.log_plus_one %x : tensor<?x?xf32>
  %sum = stablehlo.add %exponential_minus_one, %log_plus_one : tensor<?x?xf32>
  return %sum : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive}) -> tensor<?x?xf32> {
  %exponential = stablehlo.exponential %x : tensor<?x?xf32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %difference = chlo.broadcast_subtract %exponential, %one : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %sum = chlo.broadcast_add %x, %one : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %log = stablehlo.log %sum : tensor<?x?xf32>
  %sum_1 = stablehlo.add %difference, %log : tensor<?x?xf32>
  return %sum_1 : tensor<?x?xf32>
}
