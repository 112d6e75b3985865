// expect: PROVED REAL
// x (1 + tanh x) / 2 = x logistic(2 x).

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %o = stablehlo.constant dense<1.0> : tensor<f32>
  %h = stablehlo.constant dense<0.5> : tensor<f32>
  %t = stablehlo.tanh %x : tensor<?xf32>
  %0 = chlo.broadcast_add %t, %o : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %1 = stablehlo.multiply %x, %0 : tensor<?xf32>
  %2 = chlo.broadcast_multiply %1, %h : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %2 : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %0 = stablehlo.add %x, %x : tensor<?xf32>
  %1 = stablehlo.logistic %0 : tensor<?xf32>
  %2 = stablehlo.multiply %x, %1 : tensor<?xf32>
  return %2 : tensor<?xf32>
}
