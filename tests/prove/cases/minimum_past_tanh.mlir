// expect: PROVED REAL
// And of a minimum.

func.func @left(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %f0 = stablehlo.tanh %x : tensor<?x?xf32>
  %init = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %m = stablehlo.reduce(%f0 init: %init) applies stablehlo.minimum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %m : tensor<?xf32>
}

func.func @right(%x: tensor<?x?xf32> {tesela.shape = "M, N"}) -> tensor<?xf32> {
  %init = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %m = stablehlo.reduce(%x init: %init) applies stablehlo.minimum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  %f0 = stablehlo.tanh %m : tensor<?xf32>
  return %f0 : tensor<?xf32>
}
