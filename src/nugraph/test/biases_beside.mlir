// RUN: tesela explain %s --find --family=siblings | FileCheck %s

// The biases of layers that were made one lie side by side, in the order of
// the layers.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<512x300xf32> loc("x"), %arg1: tensor<300x400xf32> loc("g"), %arg2: tensor<300x400xf32> loc("u"), %arg3: tensor<400xf32> loc("a"), %arg4: tensor<400xf32> loc("b"), %arg5: tensor<400x200xf32> loc("d")) -> (tensor<512x200xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x300xf32>, tensor<300x400xf32>) -> tensor<512x400xf32>
  %1 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<400xf32>) -> tensor<1x400xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x400xf32>) -> tensor<512x400xf32>
  %3 = stablehlo.add %0, %2 : tensor<512x400xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x400xf32>
  %5 = stablehlo.maximum %3, %4 : tensor<512x400xf32>
  %6 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x300xf32>, tensor<300x400xf32>) -> tensor<512x400xf32>
  %7 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<400xf32>) -> tensor<1x400xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x400xf32>) -> tensor<512x400xf32>
  %9 = stablehlo.add %6, %8 : tensor<512x400xf32>
  %10 = stablehlo.multiply %5, %9 : tensor<512x400xf32>
  %11 = stablehlo.dot_general %10, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x400xf32>, tensor<400x200xf32>) -> tensor<512x200xf32>
  return %11 : tensor<512x200xf32>
}
func.func public @variant0(%arg0: tensor<512x300xf32> loc("x"), %arg1: tensor<300x400xf32> loc("g"), %arg2: tensor<300x400xf32> loc("u"), %arg3: tensor<400xf32> loc("a"), %arg4: tensor<400xf32> loc("b"), %arg5: tensor<400x200xf32> loc("d")) -> (tensor<512x200xf32>) {
  %0 = stablehlo.concatenate %arg1, %arg2, dim = 1 : (tensor<300x400xf32>, tensor<300x400xf32>) -> tensor<300x800xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x300xf32>, tensor<300x800xf32>) -> tensor<512x800xf32>
  %2 = stablehlo.concatenate %arg3, %arg4, dim = 0 : (tensor<400xf32>, tensor<400xf32>) -> tensor<800xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<800xf32>) -> tensor<1x800xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x800xf32>) -> tensor<512x800xf32>
  %5 = stablehlo.add %1, %4 : tensor<512x800xf32>
  %6 = stablehlo.slice %5 [0:512, 0:400] : (tensor<512x800xf32>) -> tensor<512x400xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x400xf32>
  %8 = stablehlo.maximum %6, %7 : tensor<512x400xf32>
  %9 = stablehlo.slice %5 [0:512, 400:800] : (tensor<512x800xf32>) -> tensor<512x400xf32>
  %10 = stablehlo.multiply %8, %9 : tensor<512x400xf32>
  %11 = stablehlo.dot_general %10, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x400xf32>, tensor<400x200xf32>) -> tensor<512x200xf32>
  return %11 : tensor<512x200xf32>
}
func.func public @variant1(%arg0: tensor<512x300xf32> loc("x"), %arg1: tensor<300x400xf32> loc("g"), %arg2: tensor<300x400xf32> loc("u"), %arg3: tensor<400xf32> loc("a"), %arg4: tensor<400xf32> loc("b"), %arg5: tensor<400x200xf32> loc("d")) -> (tensor<512x200xf32>) {
  %0 = stablehlo.concatenate %arg2, %arg1, dim = 1 : (tensor<300x400xf32>, tensor<300x400xf32>) -> tensor<300x800xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x300xf32>, tensor<300x800xf32>) -> tensor<512x800xf32>
  %2 = stablehlo.concatenate %arg4, %arg3, dim = 0 : (tensor<400xf32>, tensor<400xf32>) -> tensor<800xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<800xf32>) -> tensor<1x800xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x800xf32>) -> tensor<512x800xf32>
  %5 = stablehlo.add %1, %4 : tensor<512x800xf32>
  %6 = stablehlo.slice %5 [0:512, 0:400] : (tensor<512x800xf32>) -> tensor<512x400xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x400xf32>
  %8 = stablehlo.maximum %6, %7 : tensor<512x400xf32>
  %9 = stablehlo.slice %5 [0:512, 400:800] : (tensor<512x800xf32>) -> tensor<512x400xf32>
  %10 = stablehlo.multiply %8, %9 : tensor<512x400xf32>
  %11 = stablehlo.dot_general %10, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x400xf32>, tensor<400x200xf32>) -> tensor<512x200xf32>
  return %11 : tensor<512x200xf32>
}
