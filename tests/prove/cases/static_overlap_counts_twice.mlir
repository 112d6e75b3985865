// expect: REFUTED
// Tiles that overlap by one.

func.func @left(%x: tensor<100xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<100xf32>, tensor<f32>) -> tensor<f32>
  return %total : tensor<f32>
}

func.func @right(%x: tensor<100xf32>) -> tensor<f32> {
  %slice = stablehlo.slice %x [0:65] : (tensor<100xf32>) -> tensor<65xf32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %total = stablehlo.reduce(%slice init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<65xf32>, tensor<f32>) -> tensor<f32>
  %slice_1 = stablehlo.slice %x [64:100] : (tensor<100xf32>) -> tensor<36xf32>
  %total_1 = stablehlo.reduce(%slice_1 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<36xf32>, tensor<f32>) -> tensor<f32>
  %sum = stablehlo.add %total, %total_1 : tensor<f32>
  return %sum : tensor<f32>
}
