// RUN: tesela explain %s --find | FileCheck %s

// What falls takes a minimum to a maximum.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

func.func public @main(%arg0: tensor<32x48xf32>, %arg1: tensor<32xf32>) -> (tensor<32xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x48xf32>
  %2 = stablehlo.subtract %1, %arg0 : tensor<32x48xf32>
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<32x48xf32>, tensor<f32>) -> tensor<32xf32>
  return %3 : tensor<32xf32>
}
func.func public @variant0(%arg0: tensor<32x48xf32>, %arg1: tensor<32xf32>) -> (tensor<32xf32>) {
  %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.minimum across dimensions = [1] : (tensor<32x48xf32>, tensor<f32>) -> tensor<32xf32>
  %1 = stablehlo.subtract %arg1, %0 : tensor<32xf32>
  return %1 : tensor<32xf32>
}
func.func public @variant1(%arg0: tensor<32x48xf32>, %arg1: tensor<32xf32>) -> (tensor<32xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<32x48xf32>, tensor<f32>) -> tensor<32xf32>
  %1 = stablehlo.subtract %arg1, %0 : tensor<32xf32>
  return %1 : tensor<32xf32>
}
