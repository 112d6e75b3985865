// RUN: tesela explain %s --find | FileCheck %s

// Differences of two values under an exponential: one matmul of what is scaled by
// row and by column. exp(c) does not stand for exp(-c).
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<256x32xf32>, %arg1: tensor<256x32xf32>, %arg2: tensor<256x32xf32>) -> (tensor<256x256xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<256x32xf32>) -> tensor<256x1x32xf32>
  %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<256x32xf32>) -> tensor<1x256x32xf32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<256x1x32xf32>) -> tensor<256x256x32xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x256x32xf32>) -> tensor<256x256x32xf32>
  %4 = stablehlo.multiply %2, %3 : tensor<256x256x32xf32>
  %5 = stablehlo.broadcast_in_dim %arg2, dims = [0, 2] : (tensor<256x32xf32>) -> tensor<256x1x32xf32>
  %6 = stablehlo.broadcast_in_dim %arg2, dims = [1, 2] : (tensor<256x32xf32>) -> tensor<1x256x32xf32>
  %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<256x1x32xf32>) -> tensor<256x256x32xf32>
  %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x256x32xf32>) -> tensor<256x256x32xf32>
  %9 = stablehlo.subtract %7, %8 : tensor<256x256x32xf32>
  %10 = stablehlo.exponential %9 : tensor<256x256x32xf32>
  %11 = stablehlo.multiply %4, %10 : tensor<256x256x32xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<256x256x32xf32>, tensor<f32>) -> tensor<256x256xf32>
  return %12 : tensor<256x256xf32>
}
func.func public @variant0(%arg0: tensor<256x32xf32>, %arg1: tensor<256x32xf32>, %arg2: tensor<256x32xf32>) -> (tensor<256x256xf32>) {
  %0 = stablehlo.exponential %arg2 : tensor<256x32xf32>
  %1 = stablehlo.multiply %arg0, %0 : tensor<256x32xf32>
  %2 = stablehlo.negate %arg2 : tensor<256x32xf32>
  %3 = stablehlo.exponential %2 : tensor<256x32xf32>
  %4 = stablehlo.multiply %arg1, %3 : tensor<256x32xf32>
  %5 = stablehlo.transpose %4, dims = [1, 0] : (tensor<256x32xf32>) -> tensor<32x256xf32>
  %6 = stablehlo.dot_general %1, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x32xf32>, tensor<32x256xf32>) -> tensor<256x256xf32>
  return %6 : tensor<256x256xf32>
}
func.func public @variant1(%arg0: tensor<256x32xf32>, %arg1: tensor<256x32xf32>, %arg2: tensor<256x32xf32>) -> (tensor<256x256xf32>) {
  %0 = stablehlo.exponential %arg2 : tensor<256x32xf32>
  %1 = stablehlo.multiply %arg0, %0 : tensor<256x32xf32>
  %2 = stablehlo.exponential %arg2 : tensor<256x32xf32>
  %3 = stablehlo.multiply %arg1, %2 : tensor<256x32xf32>
  %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<256x32xf32>) -> tensor<32x256xf32>
  %5 = stablehlo.dot_general %1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x32xf32>, tensor<32x256xf32>) -> tensor<256x256xf32>
  return %5 : tensor<256x256xf32>
}
