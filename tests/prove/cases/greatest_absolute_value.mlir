// expect: PROVED REAL
// max |x| = max(max x, -min x).

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<f32> {
  %m = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %a = stablehlo.abs %x : tensor<?xf32>
  %0 = stablehlo.reduce(%a init: %m) applies stablehlo.maximum across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<f32> {
  %m = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %p = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %m) applies stablehlo.maximum across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %1 = stablehlo.reduce(%x init: %p) applies stablehlo.minimum across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.negate %1 : tensor<f32>
  %3 = stablehlo.maximum %0, %2 : tensor<f32>
  return %3 : tensor<f32>
}
