// RUN: tesela explain %s --find --family=split | FileCheck %s

// Blocks on a diagonal are two products side by side, in their order.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<512x700xf32> loc("x"), %arg1: tensor<300x200xf32> loc("a"), %arg2: tensor<400x240xf32> loc("b")) -> (tensor<512x440xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<300x240xf32>
  %1 = stablehlo.concatenate %arg1, %0, dim = 1 : (tensor<300x200xf32>, tensor<300x240xf32>) -> tensor<300x440xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<400x200xf32>
  %3 = stablehlo.concatenate %2, %arg2, dim = 1 : (tensor<400x200xf32>, tensor<400x240xf32>) -> tensor<400x440xf32>
  %4 = stablehlo.concatenate %1, %3, dim = 0 : (tensor<300x440xf32>, tensor<400x440xf32>) -> tensor<700x440xf32>
  %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x700xf32>, tensor<700x440xf32>) -> tensor<512x440xf32>
  return %5 : tensor<512x440xf32>
}
func.func public @variant0(%arg0: tensor<512x700xf32> loc("x"), %arg1: tensor<300x200xf32> loc("a"), %arg2: tensor<400x240xf32> loc("b")) -> (tensor<512x440xf32>) {
  %0 = stablehlo.slice %arg0 [0:512, 0:300] : (tensor<512x700xf32>) -> tensor<512x300xf32>
  %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x300xf32>, tensor<300x200xf32>) -> tensor<512x200xf32>
  %2 = stablehlo.slice %arg0 [0:512, 300:700] : (tensor<512x700xf32>) -> tensor<512x400xf32>
  %3 = stablehlo.dot_general %2, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x400xf32>, tensor<400x240xf32>) -> tensor<512x240xf32>
  %4 = stablehlo.concatenate %1, %3, dim = 1 : (tensor<512x200xf32>, tensor<512x240xf32>) -> tensor<512x440xf32>
  return %4 : tensor<512x440xf32>
}
func.func public @variant1(%arg0: tensor<512x700xf32> loc("x"), %arg1: tensor<300x200xf32> loc("a"), %arg2: tensor<400x240xf32> loc("b")) -> (tensor<512x440xf32>) {
  %0 = stablehlo.slice %arg0 [0:512, 300:700] : (tensor<512x700xf32>) -> tensor<512x400xf32>
  %1 = stablehlo.dot_general %0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x400xf32>, tensor<400x240xf32>) -> tensor<512x240xf32>
  %2 = stablehlo.slice %arg0 [0:512, 0:300] : (tensor<512x700xf32>) -> tensor<512x300xf32>
  %3 = stablehlo.dot_general %2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x300xf32>, tensor<300x200xf32>) -> tensor<512x200xf32>
  %4 = stablehlo.concatenate %1, %3, dim = 1 : (tensor<512x240xf32>, tensor<512x200xf32>) -> tensor<512x440xf32>
  return %4 : tensor<512x440xf32>
}
