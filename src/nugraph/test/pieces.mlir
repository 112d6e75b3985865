// RUN: tesela explain %s --find --family=functions | FileCheck %s

// What is chosen between functions of one value as maxima, minima and absolute values
// of it; the wrong number is refused.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

func.func public @main(%arg0: tensor<32x48xf32>) -> (tensor<32x48xf32>) {
  %0 = stablehlo.abs %arg0 : tensor<32x48xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x48xf32>
  %2 = stablehlo.compare LE, %0, %1, FLOAT : (tensor<32x48xf32>, tensor<32x48xf32>) -> tensor<32x48xi1>
  %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x48xf32>
  %4 = stablehlo.multiply %3, %arg0 : tensor<32x48xf32>
  %5 = stablehlo.multiply %4, %arg0 : tensor<32x48xf32>
  %6 = stablehlo.abs %arg0 : tensor<32x48xf32>
  %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<32x48xf32>
  %8 = stablehlo.subtract %6, %7 : tensor<32x48xf32>
  %9 = call @main._where(%2, %5, %8) : (tensor<32x48xi1>, tensor<32x48xf32>, tensor<32x48xf32>) -> tensor<32x48xf32>
  return %9 : tensor<32x48xf32>
}
func.func private @main._where(%arg0: tensor<32x48xi1>, %arg1: tensor<32x48xf32>, %arg2: tensor<32x48xf32>) -> tensor<32x48xf32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<32x48xi1>, tensor<32x48xf32>
  return %0 : tensor<32x48xf32>
}
func.func public @variant0(%arg0: tensor<32x48xf32>) -> (tensor<32x48xf32>) {
  %0 = stablehlo.abs %arg0 : tensor<32x48xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x48xf32>
  %2 = stablehlo.minimum %0, %1 : tensor<32x48xf32>
  %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x48xf32>
  %4 = stablehlo.multiply %3, %2 : tensor<32x48xf32>
  %5 = stablehlo.subtract %0, %4 : tensor<32x48xf32>
  %6 = stablehlo.multiply %2, %5 : tensor<32x48xf32>
  return %6 : tensor<32x48xf32>
}
func.func public @variant1(%arg0: tensor<32x48xf32>) -> (tensor<32x48xf32>) {
  %0 = stablehlo.abs %arg0 : tensor<32x48xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x48xf32>
  %2 = stablehlo.minimum %0, %1 : tensor<32x48xf32>
  %cst_0 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x48xf32>
  %4 = stablehlo.multiply %3, %2 : tensor<32x48xf32>
  %5 = stablehlo.subtract %0, %4 : tensor<32x48xf32>
  %6 = stablehlo.multiply %2, %5 : tensor<32x48xf32>
  return %6 : tensor<32x48xf32>
}
