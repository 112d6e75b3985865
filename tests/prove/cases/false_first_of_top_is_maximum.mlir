// expect: REFUTED
// The third of them is another.

func.func @left(%x: tensor<16xf32>) -> tensor<f32> {
  %top:2 = chlo.top_k(%x, k = 3) : tensor<16xf32> -> (tensor<3xf32>, tensor<3xi32>)
  %one = stablehlo.slice %top#0 [2:3] : (tensor<3xf32>) -> tensor<1xf32>
  %result = stablehlo.reshape %one : (tensor<1xf32>) -> tensor<f32>
  return %result : tensor<f32>
}

func.func @right(%x: tensor<16xf32>) -> tensor<f32> {
  %none = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %result = stablehlo.reduce(%x init: %none) applies stablehlo.maximum across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
  return %result : tensor<f32>
}
