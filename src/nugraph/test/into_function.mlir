// RUN: tesela explain %s --find --family=functions | FileCheck %s

// A quotient goes into the exponential as a logarithm.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

func.func public @main(%arg0: tensor<32x48xf32>) -> (tensor<32x48xf32>) {
  %0 = stablehlo.exponential %arg0 : tensor<32x48xf32>
  %1 = stablehlo.exponential %arg0 : tensor<32x48xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<32x48xf32>, tensor<f32>) -> tensor<32xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x48xf32>
  %5 = stablehlo.divide %0, %4 : tensor<32x48xf32>
  return %5 : tensor<32x48xf32>
}
func.func public @variant0(%arg0: tensor<32x48xf32>) -> (tensor<32x48xf32>) {
  %0 = stablehlo.exponential %arg0 : tensor<32x48xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<32x48xf32>, tensor<f32>) -> tensor<32xf32>
  %2 = stablehlo.log %1 : tensor<32xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x48xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<32x48xf32>
  %6 = stablehlo.exponential %5 : tensor<32x48xf32>
  return %6 : tensor<32x48xf32>
}
func.func public @variant1(%arg0: tensor<32x48xf32>) -> (tensor<32x48xf32>) {
  %0 = stablehlo.exponential %arg0 : tensor<32x48xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<32x48xf32>, tensor<f32>) -> tensor<32xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x48xf32>
  %4 = stablehlo.subtract %arg0, %3 : tensor<32x48xf32>
  %5 = stablehlo.exponential %4 : tensor<32x48xf32>
  return %5 : tensor<32x48xf32>
}
