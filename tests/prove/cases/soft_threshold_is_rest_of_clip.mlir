// expect: PROVED REAL
// What is left of a number is what a clip takes away.

func.func @left(%x: tensor<?xf32>) -> tensor<?xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %k = stablehlo.constant dense<0.5> : tensor<f32>
  %s = stablehlo.sign %x : tensor<?xf32>
  %a = stablehlo.abs %x : tensor<?xf32>
  %d = chlo.broadcast_subtract %a, %k : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %m = chlo.broadcast_maximum %d, %z : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %r = stablehlo.multiply %s, %m : tensor<?xf32>
  return %r : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32>) -> tensor<?xf32> {
  %lo = stablehlo.constant dense<-0.5> : tensor<f32>
  %hi = stablehlo.constant dense<0.5> : tensor<f32>
  %m = chlo.broadcast_maximum %x, %lo : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %n = chlo.broadcast_minimum %m, %hi : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %r = stablehlo.subtract %x, %n : tensor<?xf32>
  return %r : tensor<?xf32>
}
