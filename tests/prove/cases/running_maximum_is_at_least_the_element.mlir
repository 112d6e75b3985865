// expect: PROVED REASSOC
// max(x, cummax x) = cummax x.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %is = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s:2 = chlo.scan(%x) inits(%is) dimension=0 {
  ^bb0(%e: tensor<f32>, %c: tensor<f32>):
  %n = stablehlo.maximum %e, %c : tensor<f32>
  stablehlo.return %n, %n : tensor<f32>, tensor<f32>
  } : (tensor<?xf32>, tensor<f32>) -> (tensor<?xf32>, tensor<f32>)
  %m = stablehlo.maximum %x, %s#0 : tensor<?xf32>
  return %m : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %is = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %s:2 = chlo.scan(%x) inits(%is) dimension=0 {
  ^bb0(%e: tensor<f32>, %c: tensor<f32>):
  %n = stablehlo.maximum %e, %c : tensor<f32>
  stablehlo.return %n, %n : tensor<f32>, tensor<f32>
  } : (tensor<?xf32>, tensor<f32>) -> (tensor<?xf32>, tensor<f32>)
  return %s#0 : tensor<?xf32>
}
