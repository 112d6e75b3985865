// expect: PROVED REAL
// x (1 + erf(x / sqrt 2)) / 2 = x erfc(-x / sqrt 2) / 2.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %h = stablehlo.constant dense<0.5> : tensor<f32>
  %r = stablehlo.constant dense<0.707106769> : tensor<f32>
  %o = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = chlo.broadcast_multiply %x, %r : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %1 = chlo.erf %0 : tensor<?xf32> -> tensor<?xf32>
  %2 = chlo.broadcast_add %1, %o : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %3 = stablehlo.multiply %x, %2 : tensor<?xf32>
  %4 = chlo.broadcast_multiply %3, %h : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %4 : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %h = stablehlo.constant dense<0.5> : tensor<f32>
  %r = stablehlo.constant dense<-0.707106769> : tensor<f32>
  %0 = chlo.broadcast_multiply %x, %r : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %1 = chlo.erfc %0 : tensor<?xf32> -> tensor<?xf32>
  %2 = stablehlo.multiply %x, %1 : tensor<?xf32>
  %3 = chlo.broadcast_multiply %2, %h : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %3 : tensor<?xf32>
}
