// expect: REFUTED
// x / 1.41421354 is not x times 0.70.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %c = stablehlo.constant dense<1.41421354> : tensor<f32>
  %scaled = chlo.broadcast_divide %x, %c : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %result = chlo.erf %scaled : tensor<?xf32> -> tensor<?xf32>
  return %result : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<?xf32> {
  %c = stablehlo.constant dense<0.70> : tensor<f32>
  %scaled = chlo.broadcast_multiply %x, %c : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %result = chlo.erf %scaled : tensor<?xf32> -> tensor<?xf32>
  return %result : tensor<?xf32>
}
