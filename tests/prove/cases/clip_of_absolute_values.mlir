// expect: PROVED REAL
// A clip is half of a difference of two absolute values.

func.func @left(%x: tensor<?xf32>) -> tensor<?xf32> {
  %lo = stablehlo.constant dense<-1.0> : tensor<f32>
  %hi = stablehlo.constant dense<1.0> : tensor<f32>
  %m = chlo.broadcast_maximum %x, %lo : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %r = chlo.broadcast_minimum %m, %hi : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32>) -> tensor<?xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %k = stablehlo.constant dense<1.0> : tensor<f32>
  %half = stablehlo.constant dense<0.5> : tensor<f32>
  %a = chlo.broadcast_add %x, %one : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %b = chlo.broadcast_subtract %x, %k : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %p = stablehlo.abs %a : tensor<?xf32>
  %q = stablehlo.abs %b : tensor<?xf32>
  %d = stablehlo.subtract %p, %q : tensor<?xf32>
  %r = chlo.broadcast_multiply %d, %half : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
