// expect: REFUTED
// The total less the sum up to here leaves the element itself out.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %r = stablehlo.reverse %x, dims = [0] : tensor<?xf32>
  %is = stablehlo.constant dense<0.0> : tensor<f32>
  %s:2 = chlo.scan(%r) inits(%is) dimension=0 {
  ^bb0(%e: tensor<f32>, %c: tensor<f32>):
  %n = stablehlo.add %e, %c : tensor<f32>
  stablehlo.return %n, %n : tensor<f32>, tensor<f32>
  } : (tensor<?xf32>, tensor<f32>) -> (tensor<?xf32>, tensor<f32>)
  %q = stablehlo.reverse %s#0, dims = [0] : tensor<?xf32>
  return %q : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %is = stablehlo.constant dense<0.0> : tensor<f32>
  %s:2 = chlo.scan(%x) inits(%is) dimension=0 {
  ^bb0(%e: tensor<f32>, %c: tensor<f32>):
  %n = stablehlo.add %e, %c : tensor<f32>
  stablehlo.return %n, %n : tensor<f32>, tensor<f32>
  } : (tensor<?xf32>, tensor<f32>) -> (tensor<?xf32>, tensor<f32>)
  %t = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %d = chlo.broadcast_subtract %t, %s#0 : (tensor<f32>, tensor<?xf32>) -> tensor<?xf32>
  return %d : tensor<?xf32>
}
