// expect: PROVED REAL+SIDE
// rsqrt(x) = 1 / sqrt(x): what the root may not be is what x may not be.
// conditions: 1/2

func.func @left(%x: tensor<?xf32>) -> tensor<?xf32> {
  %r = stablehlo.rsqrt %x : tensor<?xf32>
  return %r : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32>) -> tensor<?xf32> {
  %o = stablehlo.constant dense<1.0> : tensor<f32>
  %s = stablehlo.sqrt %x : tensor<?xf32>
  %r = chlo.broadcast_divide %o, %s : (tensor<f32>, tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
