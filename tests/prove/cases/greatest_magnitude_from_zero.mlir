// expect: PROVED REAL
// max(0, |x|) over x is the greater of max x and -min x.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<f32> {
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %absolute = stablehlo.abs %x : tensor<?xf32>
  %result = stablehlo.reduce(%absolute init: %none) applies stablehlo.maximum across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  return %result : tensor<f32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}) -> tensor<f32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %high = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %greatest = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %least = stablehlo.reduce(%x init: %high) applies stablehlo.minimum across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %other = stablehlo.negate %least : tensor<f32>
  %result = stablehlo.maximum %greatest, %other : tensor<f32>
  return %result : tensor<f32>
}
