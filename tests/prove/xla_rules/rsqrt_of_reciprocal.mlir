// expect: PROVED REAL
// rule: rsqrt(1 / A) => sqrt A
// where: HandleRsqrt
// condition: A >= 0 by its form

func.func @left(%A: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive}) -> tensor<?x?xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %quotient = chlo.broadcast_divide %one, %A : (tensor<f32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %rsqrt = stablehlo.rsqrt %quotient : tensor<?x?xf32>
  return %rsqrt : tensor<?x?xf32>
}

func.func @right(%A: tensor<?x?xf32> {tesela.shape = "M, N", tesela.positive}) -> tensor<?x?xf32> {
  %sqrt = stablehlo.sqrt %A : tensor<?x?xf32>
  return %sqrt : tensor<?x?xf32>
}
