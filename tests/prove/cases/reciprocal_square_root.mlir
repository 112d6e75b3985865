// expect: PROVED REAL
// rsqrt x = 1 / sqrt x for positive x.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive}) -> tensor<?x?xf32> {
  %rsqrt = stablehlo.rsqrt %x : tensor<?x?xf32>
  return %rsqrt : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive}) -> tensor<?x?xf32> {
  %sqrt = stablehlo.sqrt %x : tensor<?x?xf32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %quotient = chlo.broadcast_divide %one, %sqrt : (tensor<f32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %quotient : tensor<?x?xf32>
}
