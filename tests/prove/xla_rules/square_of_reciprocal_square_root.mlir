// expect: PROVED REAL
// rule: rsqrt A rsqrt A => 1 / A
// where: HandleMultiply
// condition: A >= 0 by its form

func.func @left(%A: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive}) -> tensor<?x?xf32> {
  %rsqrt = stablehlo.rsqrt %A : tensor<?x?xf32>
  %product = stablehlo.multiply %rsqrt, %rsqrt : tensor<?x?xf32>
  return %product : tensor<?x?xf32>
}

func.func @right(%A: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive}) -> tensor<?x?xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %quotient = chlo.broadcast_divide %one, %A : (tensor<f32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %quotient : tensor<?x?xf32>
}
