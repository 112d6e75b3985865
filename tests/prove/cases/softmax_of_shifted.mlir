// expect: PROVED REAL
// A constant added to all does not change it.

func.func @left(%x: tensor<?xf32> {tesela.shape = "N"}, %c: tensor<f32>) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %e = stablehlo.exponential %x : tensor<?xf32>
  %t = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %q = chlo.broadcast_divide %e, %t : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %q : tensor<?xf32>
}

func.func @right(%x: tensor<?xf32> {tesela.shape = "N"}, %c: tensor<f32>) -> tensor<?xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %y = chlo.broadcast_add %x, %c : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %e = stablehlo.exponential %y : tensor<?xf32>
  %t = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<f32>
  %q = chlo.broadcast_divide %e, %t : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %q : tensor<?xf32>
}
