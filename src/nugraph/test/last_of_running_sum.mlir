// RUN: tesela explain %s --find | FileCheck %s

// The last element of a running sum is the sum, and not the one before it.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<256x32xf32>) -> (tensor<32xf32>) {
  %0 = call @main.cumsum(%arg0) : (tensor<256x32xf32>) -> tensor<256x32xf32>
  %1 = stablehlo.slice %0 [255:256, 0:32] : (tensor<256x32xf32>) -> tensor<1x32xf32>
  %2 = stablehlo.reshape %1 : (tensor<1x32xf32>) -> tensor<32xf32>
  %3 = stablehlo.exponential %2 : tensor<32xf32>
  return %3 : tensor<32xf32>
}
func.func private @main.cumsum(%arg0: tensor<256x32xf32>) -> tensor<256x32xf32> {
  %0 = call @main.cumsum_0(%arg0) : (tensor<256x32xf32>) -> tensor<256x32xf32>
  return %0 : tensor<256x32xf32>
}
func.func private @main.cumsum_0(%arg0: tensor<256x32xf32>) -> tensor<256x32xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[255, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 256, 1>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
}) : (tensor<256x32xf32>, tensor<f32>) -> tensor<256x32xf32>
  return %1 : tensor<256x32xf32>
}
func.func public @variant0(%arg0: tensor<256x32xf32>) -> (tensor<32xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<256x32xf32>, tensor<f32>) -> tensor<32xf32>
  %1 = stablehlo.exponential %0 : tensor<32xf32>
  return %1 : tensor<32xf32>
}
func.func public @variant1(%arg0: tensor<256x32xf32>) -> (tensor<32xf32>) {
  %0 = stablehlo.slice %arg0 [0:255, 0:32] : (tensor<256x32xf32>) -> tensor<255x32xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<255x32xf32>, tensor<f32>) -> tensor<32xf32>
  %2 = stablehlo.exponential %1 : tensor<32xf32>
  return %2 : tensor<32xf32>
}
