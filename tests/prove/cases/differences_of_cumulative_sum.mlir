// expect: PROVED REAL
// cumsum[i] - cumsum[i - 1] = x[i].

func.func @left(%x: tensor<9xf32>) -> tensor<8xf32> {
  %is = stablehlo.constant dense<0.0> : tensor<f32>
  %s:2 = chlo.scan(%x) inits(%is) dimension=0 {
  ^bb0(%e: tensor<f32>, %c: tensor<f32>):
  %n = stablehlo.add %e, %c : tensor<f32>
  stablehlo.return %n, %n : tensor<f32>, tensor<f32>
  } : (tensor<9xf32>, tensor<f32>) -> (tensor<9xf32>, tensor<f32>)
  %a = stablehlo.slice %s#0 [1:9] : (tensor<9xf32>) -> tensor<8xf32>
  %b = stablehlo.slice %s#0 [0:8] : (tensor<9xf32>) -> tensor<8xf32>
  %d = stablehlo.subtract %a, %b : tensor<8xf32>
  return %d : tensor<8xf32>
}

func.func @right(%x: tensor<9xf32>) -> tensor<8xf32> {
  %a = stablehlo.slice %x [1:9] : (tensor<9xf32>) -> tensor<8xf32>
  return %a : tensor<8xf32>
}
