// expect: PROVED REAL
// sin^2 x + cos^2 x = 1.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %s = stablehlo.sine %x : tensor<?xf32>
  %c = stablehlo.cosine %x : tensor<?xf32>
  %ss = stablehlo.multiply %s, %s : tensor<?xf32>
  %cc = stablehlo.multiply %c, %c : tensor<?xf32>
  %result = stablehlo.add %ss, %cc : tensor<?xf32>
  return %result : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %zeros = stablehlo.subtract %x, %x : tensor<?xf32>
  %result = chlo.broadcast_add %zeros, %one : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %result : tensor<?xf32>
}
