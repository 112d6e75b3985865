// RUN: tesela explain %s --find --family=open | FileCheck %s

// The square of a sum, summed: three sums.
// CHECK-NOT: "found": false
// CHECK: "found": true
// CHECK-NOT: "found": false

func.func public @main(%arg0: tensor<256x512xf32>, %arg1: tensor<256x512xf32>) -> (tensor<256xf32>) {
  %0 = stablehlo.add %arg0, %arg1 : tensor<256x512xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<256x512xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x512xf32>, tensor<f32>) -> tensor<256xf32>
  return %2 : tensor<256xf32>
}
func.func public @variant0(%arg0: tensor<256x512xf32>, %arg1: tensor<256x512xf32>) -> (tensor<256xf32>) {
  %0 = stablehlo.multiply %arg0, %arg0 : tensor<256x512xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x512xf32>, tensor<f32>) -> tensor<256xf32>
  %2 = stablehlo.multiply %arg0, %arg1 : tensor<256x512xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x512xf32>, tensor<f32>) -> tensor<256xf32>
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256xf32>
  %5 = stablehlo.multiply %4, %3 : tensor<256xf32>
  %6 = stablehlo.add %1, %5 : tensor<256xf32>
  %7 = stablehlo.multiply %arg1, %arg1 : tensor<256x512xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<256x512xf32>, tensor<f32>) -> tensor<256xf32>
  %9 = stablehlo.add %6, %8 : tensor<256xf32>
  return %9 : tensor<256xf32>
}
