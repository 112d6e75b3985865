// expect: PROVED REAL
// Both are zero, though numbers of some 1e5 cancel: in f32 they leave more than 0.1.

func.func @left(%x: tensor<300xf32>) -> tensor<f32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %four = stablehlo.constant dense<4.0> : tensor<300xf32>
  %y = stablehlo.multiply %x, %four : tensor<300xf32>
  %s = "stablehlo.sort"(%y) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %p = stablehlo.compare LT, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }) : (tensor<300xf32>) -> tensor<300xf32>
  %e = stablehlo.exponential %s : tensor<300xf32>
  %f = stablehlo.exponential %y : tensor<300xf32>
  %t = stablehlo.reduce(%e init: %z) applies stablehlo.add across dimensions = [0] : (tensor<300xf32>, tensor<f32>) -> tensor<f32>
  %u = stablehlo.reduce(%f init: %z) applies stablehlo.add across dimensions = [0] : (tensor<300xf32>, tensor<f32>) -> tensor<f32>
  %d = stablehlo.subtract %t, %u : tensor<f32>
  return %d : tensor<f32>
}
func.func @right(%x: tensor<300xf32>) -> tensor<f32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  return %z : tensor<f32>
}
