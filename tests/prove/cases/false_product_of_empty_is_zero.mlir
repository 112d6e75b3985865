// expect: REFUTED
// A product of nothing is 1.

func.func @left(%x: tensor<4xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.slice %x [2:2] : (tensor<4xf32>) -> tensor<0xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.multiply across dimensions = [0] : (tensor<0xf32>, tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}

func.func @right(%x: tensor<4xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  return %zero : tensor<f32>
}
