// expect: PROVED REAL
// Where x > 0 x, else exp(x) - 1.

func.func @left(%x: tensor<?xf32>) -> tensor<?xf32> {
  %o = stablehlo.constant dense<1.0> : tensor<f32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<?xf32>
  %d = chlo.broadcast_subtract %e, %o : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %c = chlo.broadcast_compare %x, %z {comparison_direction = #chlo<comparison_direction GT>} : (tensor<?xf32>, tensor<f32>) -> tensor<?xi1>
  %r = stablehlo.select %c, %x, %d : tensor<?xi1>, tensor<?xf32>
  return %r : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32>) -> tensor<?xf32> {
  %o = stablehlo.constant dense<1.0> : tensor<f32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %p = chlo.broadcast_maximum %x, %z : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %e = stablehlo.exponential %x : tensor<?xf32>
  %d = chlo.broadcast_subtract %e, %o : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %n = chlo.broadcast_minimum %d, %z : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %r = stablehlo.add %p, %n : tensor<?xf32>
  return %r : tensor<?xf32>
}
