// RUN: tesela explain %s --find --family=shift | FileCheck %s

// The logarithm of a sum of exponentials, each less by the greatest; not without
// adding that again.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<32x256xf32>, %arg1: tensor<256x48xf32>) -> (tensor<32x48xf32>) {
  %0 = stablehlo.exponential %arg0 : tensor<32x256xf32>
  %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x256xf32>, tensor<256x48xf32>) -> tensor<32x48xf32>
  %2 = stablehlo.log %1 : tensor<32x48xf32>
  return %2 : tensor<32x48xf32>
}
func.func public @variant0(%arg0: tensor<32x256xf32>, %arg1: tensor<256x48xf32>) -> (tensor<32x48xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<32x256xf32>, tensor<f32>) -> tensor<32xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %2 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<32x256xf32>, tensor<f32>) -> tensor<32xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x256xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<32x256xf32>
  %6 = stablehlo.exponential %5 : tensor<32x256xf32>
  %7 = stablehlo.dot_general %6, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x256xf32>, tensor<256x48xf32>) -> tensor<32x48xf32>
  %8 = stablehlo.log %7 : tensor<32x48xf32>
  %9 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x48xf32>
  %10 = stablehlo.add %9, %8 : tensor<32x48xf32>
  return %10 : tensor<32x48xf32>
}
func.func public @variant1(%arg0: tensor<32x256xf32>, %arg1: tensor<256x48xf32>) -> (tensor<32x48xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<32x256xf32>, tensor<f32>) -> tensor<32xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x256xf32>
  %3 = stablehlo.subtract %arg0, %2 : tensor<32x256xf32>
  %4 = stablehlo.exponential %3 : tensor<32x256xf32>
  %5 = stablehlo.dot_general %4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x256xf32>, tensor<256x48xf32>) -> tensor<32x48xf32>
  %6 = stablehlo.log %5 : tensor<32x48xf32>
  return %6 : tensor<32x48xf32>
}
