// expect: PROVED REASSOC, no better
// 100 = 64 + 36.

func.func @left(%x: tensor<3x100xf32>) -> tensor<3xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x100xf32>, tensor<f32>) -> tensor<3xf32>
  return %total : tensor<3xf32>
}

func.func @right(%x: tensor<3x100xf32>) -> tensor<3xf32> {
  %slice = stablehlo.slice %x [0:3, 0:64] : (tensor<3x100xf32>) -> tensor<3x64xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%slice init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x64xf32>, tensor<f32>) -> tensor<3xf32>
  %slice_1 = stablehlo.slice %x [0:3, 64:100] : (tensor<3x100xf32>) -> tensor<3x36xf32>
  %total_1 = stablehlo.reduce(%slice_1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x36xf32>, tensor<f32>) -> tensor<3xf32>
  %sum = stablehlo.add %total, %total_1 : tensor<3xf32>
  return %sum : tensor<3xf32>
}
