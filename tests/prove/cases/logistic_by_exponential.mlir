// expect: PROVED REAL
// logistic(x) = 1 / (1 + exp(-x)).

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %logistic = stablehlo.logistic %x : tensor<?x?xf32>
  return %logistic : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %negate = stablehlo.negate %x : tensor<?x?xf32>
  %exponential = stablehlo.exponential %negate : tensor<?x?xf32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %sum = chlo.broadcast_add %exponential, %one : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %quotient = chlo.broadcast_divide %one, %sum : (tensor<f32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %quotient : tensor<?x?xf32>
}
