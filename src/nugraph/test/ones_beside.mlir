// RUN: tesela explain %s --find --family=siblings | FileCheck %s

// A sum of what a contraction sums is one more row of it, not the row before.
// CHECK: "found": true
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<3x37x13xf32> loc("x"), %arg1: tensor<3x37x11xf32> loc("d")) -> (tensor<13x11xf32>, tensor<11xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<3x37x13xf32>, tensor<3x37x11xf32>) -> tensor<13x11xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x37x11xf32>, tensor<f32>) -> tensor<11xf32>
  return %0, %1 : tensor<13x11xf32>, tensor<11xf32>
}
func.func public @variant0(%arg0: tensor<3x37x13xf32> loc("x"), %arg1: tensor<3x37x11xf32> loc("d")) -> (tensor<13x11xf32>, tensor<11xf32>) {
  %0 = stablehlo.slice %arg0 [0:3, 0:37, 0:1] : (tensor<3x37x13xf32>) -> tensor<3x37x1xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x37x1xf32>
  %2 = stablehlo.concatenate %arg0, %1, dim = 2 : (tensor<3x37x13xf32>, tensor<3x37x1xf32>) -> tensor<3x37x14xf32>
  %3 = stablehlo.dot_general %2, %arg1, contracting_dims = [1, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<3x37x14xf32>, tensor<3x37x11xf32>) -> tensor<14x11xf32>
  %4 = stablehlo.slice %3 [0:13, 0:11] : (tensor<14x11xf32>) -> tensor<13x11xf32>
  %5 = stablehlo.slice %3 [13:14, 0:11] : (tensor<14x11xf32>) -> tensor<1x11xf32>
  %6 = stablehlo.reshape %5 : (tensor<1x11xf32>) -> tensor<11xf32>
  return %4, %6 : tensor<13x11xf32>, tensor<11xf32>
}
func.func public @variant1(%arg0: tensor<3x37x13xf32> loc("x"), %arg1: tensor<3x37x11xf32> loc("d")) -> (tensor<13x11xf32>, tensor<11xf32>) {
  %0 = stablehlo.slice %arg0 [0:3, 0:37, 0:1] : (tensor<3x37x13xf32>) -> tensor<3x37x1xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x37x1xf32>
  %2 = stablehlo.concatenate %arg0, %1, dim = 2 : (tensor<3x37x13xf32>, tensor<3x37x1xf32>) -> tensor<3x37x14xf32>
  %3 = stablehlo.dot_general %arg1, %2, contracting_dims = [1, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<3x37x11xf32>, tensor<3x37x14xf32>) -> tensor<11x14xf32>
  %4 = stablehlo.slice %3 [0:11, 0:13] : (tensor<11x14xf32>) -> tensor<11x13xf32>
  %5 = stablehlo.transpose %4, dims = [1, 0] : (tensor<11x13xf32>) -> tensor<13x11xf32>
  %6 = stablehlo.slice %3 [0:11, 13:14] : (tensor<11x14xf32>) -> tensor<11x1xf32>
  %7 = stablehlo.reshape %6 : (tensor<11x1xf32>) -> tensor<11xf32>
  return %5, %7 : tensor<13x11xf32>, tensor<11xf32>
}
func.func public @variant2(%arg0: tensor<3x37x13xf32> loc("x"), %arg1: tensor<3x37x11xf32> loc("d")) -> (tensor<13x11xf32>, tensor<11xf32>) {
  %0 = stablehlo.slice %arg0 [0:3, 0:37, 0:1] : (tensor<3x37x13xf32>) -> tensor<3x37x1xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x37x1xf32>
  %2 = stablehlo.concatenate %arg0, %1, dim = 2 : (tensor<3x37x13xf32>, tensor<3x37x1xf32>) -> tensor<3x37x14xf32>
  %3 = stablehlo.dot_general %2, %arg1, contracting_dims = [1, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<3x37x14xf32>, tensor<3x37x11xf32>) -> tensor<14x11xf32>
  %4 = stablehlo.slice %3 [0:13, 0:11] : (tensor<14x11xf32>) -> tensor<13x11xf32>
  %5 = stablehlo.slice %3 [12:13, 0:11] : (tensor<14x11xf32>) -> tensor<1x11xf32>
  %6 = stablehlo.reshape %5 : (tensor<1x11xf32>) -> tensor<11xf32>
  return %4, %6 : tensor<13x11xf32>, tensor<11xf32>
}
