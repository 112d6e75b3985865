// expect: REFUTED
// The running maximum of running sums is not their last.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %is = stablehlo.constant dense<0.0> : tensor<f32>
  %s:2 = chlo.scan(%x) inits(%is) dimension=0 {
  ^bb0(%e: tensor<f32>, %c: tensor<f32>):
  %n = stablehlo.add %e, %c : tensor<f32>
  stablehlo.return %n, %n : tensor<f32>, tensor<f32>
  } : (tensor<?xf32>, tensor<f32>) -> (tensor<?xf32>, tensor<f32>)
  %it = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %t:2 = chlo.scan(%s#0) inits(%it) dimension=0 {
  ^bb0(%e: tensor<f32>, %c: tensor<f32>):
  %n = stablehlo.maximum %e, %c : tensor<f32>
  stablehlo.return %n, %n : tensor<f32>, tensor<f32>
  } : (tensor<?xf32>, tensor<f32>) -> (tensor<?xf32>, tensor<f32>)
  return %t#0 : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %is = stablehlo.constant dense<0.0> : tensor<f32>
  %s:2 = chlo.scan(%x) inits(%is) dimension=0 {
  ^bb0(%e: tensor<f32>, %c: tensor<f32>):
  %n = stablehlo.add %e, %c : tensor<f32>
  stablehlo.return %n, %n : tensor<f32>, tensor<f32>
  } : (tensor<?xf32>, tensor<f32>) -> (tensor<?xf32>, tensor<f32>)
  return %s#0 : tensor<?xf32>
}
