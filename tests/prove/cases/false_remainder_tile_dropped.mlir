// expect: REFUTED
// The last four of twenty are left out.

func.func @left(%x: tensor<20xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.slice %x [0:16] : (tensor<20xf32>) -> tensor<16xf32>
  %1 = stablehlo.reshape %0 : (tensor<16xf32>) -> tensor<2x8xf32>
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<f32>
  return %2 : tensor<f32>
}

func.func @right(%x: tensor<20xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<20xf32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
