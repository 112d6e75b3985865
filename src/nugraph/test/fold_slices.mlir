// RUN: tesela explain %s --find | FileCheck %s

// What combines all slices is a reduction; what leaves one out is not.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

func.func public @main(%arg0: tensor<64x80xf32>) -> (tensor<32x40xf32>) {
  %0 = stablehlo.slice %arg0 [0:64:2, 0:80:2] : (tensor<64x80xf32>) -> tensor<32x40xf32>
  %1 = stablehlo.slice %arg0 [0:64:2, 1:80:2] : (tensor<64x80xf32>) -> tensor<32x40xf32>
  %2 = stablehlo.maximum %0, %1 : tensor<32x40xf32>
  %3 = stablehlo.slice %arg0 [1:64:2, 0:80:2] : (tensor<64x80xf32>) -> tensor<32x40xf32>
  %4 = stablehlo.slice %arg0 [1:64:2, 1:80:2] : (tensor<64x80xf32>) -> tensor<32x40xf32>
  %5 = stablehlo.maximum %3, %4 : tensor<32x40xf32>
  %6 = stablehlo.maximum %2, %5 : tensor<32x40xf32>
  return %6 : tensor<32x40xf32>
}
func.func public @variant0(%arg0: tensor<64x80xf32>) -> (tensor<32x40xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<64x80xf32>) -> tensor<32x2x40x2xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1, 3] : (tensor<32x2x40x2xf32>, tensor<f32>) -> tensor<32x40xf32>
  return %1 : tensor<32x40xf32>
}
func.func public @variant1(%arg0: tensor<64x80xf32>) -> (tensor<32x40xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<64x80xf32>) -> tensor<32x2x40x2xf32>
  %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.minimum across dimensions = [1, 3] : (tensor<32x2x40x2xf32>, tensor<f32>) -> tensor<32x40xf32>
  return %1 : tensor<32x40xf32>
}
