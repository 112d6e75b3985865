// RUN: tesela explain %s --find | FileCheck %s

// What rises takes a maximum to a maximum.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

func.func public @main(%arg0: tensor<32x48xf32>, %arg1: tensor<48xf32>) -> (tensor<32xf32>) {
  %0 = stablehlo.negate %arg0 : tensor<32x48xf32>
  %1 = stablehlo.exponential %0 : tensor<32x48xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x48xf32>
  %3 = stablehlo.add %2, %1 : tensor<32x48xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x48xf32>
  %5 = stablehlo.divide %4, %3 : tensor<32x48xf32>
  %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<32x48xf32>, tensor<f32>) -> tensor<32xf32>
  return %6 : tensor<32xf32>
}
func.func public @variant0(%arg0: tensor<32x48xf32>, %arg1: tensor<48xf32>) -> (tensor<32xf32>) {
  %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<32x48xf32>, tensor<f32>) -> tensor<32xf32>
  %1 = stablehlo.negate %0 : tensor<32xf32>
  %2 = stablehlo.exponential %1 : tensor<32xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
  %4 = stablehlo.add %3, %2 : tensor<32xf32>
  %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32xf32>
  %6 = stablehlo.divide %5, %4 : tensor<32xf32>
  return %6 : tensor<32xf32>
}
func.func public @variant1(%arg0: tensor<32x48xf32>, %arg1: tensor<48xf32>) -> (tensor<32xf32>) {
  %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.minimum across dimensions = [1] : (tensor<32x48xf32>, tensor<f32>) -> tensor<32xf32>
  %1 = stablehlo.negate %0 : tensor<32xf32>
  %2 = stablehlo.exponential %1 : tensor<32xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
  %4 = stablehlo.add %3, %2 : tensor<32xf32>
  %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32xf32>
  %6 = stablehlo.divide %5, %4 : tensor<32xf32>
  return %6 : tensor<32xf32>
}
