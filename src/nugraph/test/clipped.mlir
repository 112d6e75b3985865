// RUN: tesela explain %s --find --family=functions | FileCheck %s

// A clip as the difference of two, beyond what is near 0.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

func.func public @main(%arg0: tensor<32x48xf32>) -> (tensor<32x48xf32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %c_0 = stablehlo.constant dense<6> : tensor<i32>
  %0 = call @main.clip(%arg0, %c, %c_0) : (tensor<32x48xf32>, tensor<i32>, tensor<i32>) -> tensor<32x48xf32>
  return %0 : tensor<32x48xf32>
}
func.func private @main.clip(%arg0: tensor<32x48xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<32x48xf32> {
  %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<32x48xf32>
  %2 = stablehlo.maximum %1, %arg0 : tensor<32x48xf32>
  %3 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<32x48xf32>
  %5 = stablehlo.minimum %4, %2 : tensor<32x48xf32>
  return %5 : tensor<32x48xf32>
}
func.func public @variant0(%arg0: tensor<32x48xf32>) -> (tensor<32x48xf32>) {
  %0 = call @variant0.relu(%arg0) : (tensor<32x48xf32>) -> tensor<32x48xf32>
  %cst = stablehlo.constant dense<6.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x48xf32>
  %2 = stablehlo.subtract %arg0, %1 : tensor<32x48xf32>
  %3 = call @variant0.relu(%2) : (tensor<32x48xf32>) -> tensor<32x48xf32>
  %4 = stablehlo.subtract %0, %3 : tensor<32x48xf32>
  return %4 : tensor<32x48xf32>
}
func.func private @variant0.relu(%arg0: tensor<32x48xf32>) -> tensor<32x48xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x48xf32>
  %1 = stablehlo.maximum %arg0, %0 : tensor<32x48xf32>
  return %1 : tensor<32x48xf32>
}
func.func public @variant1(%arg0: tensor<32x48xf32>) -> (tensor<32x48xf32>) {
  %0 = call @variant1.relu(%arg0) : (tensor<32x48xf32>) -> tensor<32x48xf32>
  %cst = stablehlo.constant dense<5.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x48xf32>
  %2 = stablehlo.subtract %arg0, %1 : tensor<32x48xf32>
  %3 = call @variant1.relu(%2) : (tensor<32x48xf32>) -> tensor<32x48xf32>
  %4 = stablehlo.subtract %0, %3 : tensor<32x48xf32>
  return %4 : tensor<32x48xf32>
}
func.func private @variant1.relu(%arg0: tensor<32x48xf32>) -> tensor<32x48xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x48xf32>
  %1 = stablehlo.maximum %arg0, %0 : tensor<32x48xf32>
  return %1 : tensor<32x48xf32>
}
