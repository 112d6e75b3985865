// expect: PROVED REAL
// The exponential of min(x, 0) is min(exp x, 1).

func.func @left(%x: tensor<?xf32>) -> tensor<?xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %m = chlo.broadcast_minimum %x, %z : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %r = stablehlo.exponential %m : tensor<?xf32>
  return %r : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32>) -> tensor<?xf32> {
  %o = stablehlo.constant dense<1.0> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<?xf32>
  %r = chlo.broadcast_minimum %e, %o : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
