// expect: REFUTED
// The approximation of gelu by tanh is no equality.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %erf = chlo.erf %x : tensor<?x?xf32> -> tensor<?x?xf32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %sum = chlo.broadcast_add %erf, %one : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %product = stablehlo.multiply %x, %sum : tensor<?x?xf32>
  %c = stablehlo.constant dense<0.5> : tensor<f32>
  %product_1 = chlo.broadcast_multiply %product, %c : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %product_1 : tensor<?x?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?x?xf32> {
  %product = stablehlo.multiply %x, %x : tensor<?x?xf32>
  %product_1 = stablehlo.multiply %product, %x : tensor<?x?xf32>
  %c = stablehlo.constant dense<0.044715> : tensor<f32>
  %product_2 = chlo.broadcast_multiply %product_1, %c : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %sum = stablehlo.add %x, %product_2 : tensor<?x?xf32>
  %c_1 = stablehlo.constant dense<0.7978845608> : tensor<f32>
  %product_3 = chlo.broadcast_multiply %sum, %c_1 : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %tanh = stablehlo.tanh %product_3 : tensor<?x?xf32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %sum_1 = chlo.broadcast_add %tanh, %one : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  %product_4 = stablehlo.multiply %x, %sum_1 : tensor<?x?xf32>
  %c_2 = stablehlo.constant dense<0.5> : tensor<f32>
  %product_5 = chlo.broadcast_multiply %product_4, %c_2 : (tensor<?x?xf32>, tensor<f32>) -> tensor<?x?xf32>
  return %product_5 : tensor<?x?xf32>
}
