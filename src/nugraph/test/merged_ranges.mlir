// RUN: tesela explain %s --find | FileCheck %s

// Maxima of maxima of blocks are maxima of larger blocks.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<256x32xf32>) -> (tensor<16x32xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<256x32xf32>) -> tensor<64x4x32xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<64x4x32xf32>, tensor<f32>) -> tensor<64x32xf32>
  %2 = stablehlo.reshape %1 : (tensor<64x32xf32>) -> tensor<16x4x32xf32>
  %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<16x4x32xf32>, tensor<f32>) -> tensor<16x32xf32>
  return %3 : tensor<16x32xf32>
}
func.func public @variant0(%arg0: tensor<256x32xf32>) -> (tensor<16x32xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<256x32xf32>) -> tensor<16x16x32xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<16x16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
  return %1 : tensor<16x32xf32>
}
func.func public @variant1(%arg0: tensor<256x32xf32>) -> (tensor<16x32xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<256x32xf32>) -> tensor<16x16x32xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [0] : (tensor<16x16x32xf32>, tensor<f32>) -> tensor<16x32xf32>
  return %1 : tensor<16x32xf32>
}
