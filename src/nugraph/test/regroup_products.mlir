// RUN: tesela explain %s --find --family=open | FileCheck %s

// The norm of a product by the Gram matrices of its factors.
// CHECK-NOT: "found": false
// CHECK: "found": true
// CHECK-NOT: "found": false

func.func public @main(%arg0: tensor<2048x64xf32>, %arg1: tensor<64x1024xf32>) -> (tensor<f32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<2048x64xf32>, tensor<64x1024xf32>) -> tensor<2048x1024xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<2048x1024xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2048x1024xf32>, tensor<f32>) -> tensor<f32>
  return %2 : tensor<f32>
}
func.func public @variant0(%arg0: tensor<2048x64xf32>, %arg1: tensor<64x1024xf32>) -> (tensor<f32>) {
  %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2048x64xf32>) -> tensor<64x2048xf32>
  %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [0] : (tensor<64x2048xf32>, tensor<2048x64xf32>) -> tensor<64x64xf32>
  %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<64x1024xf32>) -> tensor<1024x64xf32>
  %3 = stablehlo.dot_general %arg1, %2, contracting_dims = [1] x [0] : (tensor<64x1024xf32>, tensor<1024x64xf32>) -> tensor<64x64xf32>
  %4 = stablehlo.multiply %1, %3 : tensor<64x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<64x64xf32>, tensor<f32>) -> tensor<f32>
  return %5 : tensor<f32>
}
