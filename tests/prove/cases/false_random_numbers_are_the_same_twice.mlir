// expect: REFUTED
// Each time others are drawn.

func.func @left(%a: tensor<f32>, %b: tensor<f32>) -> tensor<3xf32> {
  %n = stablehlo.constant dense<3> : tensor<1xi64>
  %x = stablehlo.rng %a, %b, %n, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<3xf32>
  %y = stablehlo.rng %a, %b, %n, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<3xf32>
  %r = stablehlo.subtract %x, %y : tensor<3xf32>
  return %r : tensor<3xf32>
}

func.func @right(%a: tensor<f32>, %b: tensor<f32>) -> tensor<3xf32> {
  %r = stablehlo.constant dense<0.0> : tensor<3xf32>
  return %r : tensor<3xf32>
}
