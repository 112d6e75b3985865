// RUN: tesela explain %s --find --family=scan | FileCheck %s

// A sum of a running sum counts each element as often as it is in one; the
// last once, not the first.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<512x300xf32> loc("x")) -> (tensor<512xf32>) {
  %0 = call @main.cumsum(%arg0) : (tensor<512x300xf32>) -> tensor<512x300xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x300xf32>, tensor<f32>) -> tensor<512xf32>
  return %1 : tensor<512xf32>
}
func.func private @main.cumsum(%arg0: tensor<512x300xf32>) -> tensor<512x300xf32> {
  %0 = call @main.cumsum_0(%arg0) : (tensor<512x300xf32>) -> tensor<512x300xf32>
  return %0 : tensor<512x300xf32>
}
func.func private @main.cumsum_0(%arg0: tensor<512x300xf32>) -> tensor<512x300xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [299, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 300>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<512x300xf32>, tensor<f32>) -> tensor<512x300xf32>
  return %1 : tensor<512x300xf32>
}
func.func public @variant0(%arg0: tensor<512x300xf32> loc("x")) -> (tensor<512xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %c = stablehlo.constant dense<300> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<300xi32>
  %2 = stablehlo.subtract %1, %0 : tensor<300xi32>
  %3 = stablehlo.convert %2 : (tensor<300xi32>) -> tensor<300xf32>
  %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x300xf32>, tensor<300xf32>) -> tensor<512xf32>
  return %4 : tensor<512xf32>
}
func.func public @variant1(%arg0: tensor<512x300xf32> loc("x")) -> (tensor<512xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<300xi32>
  %c = stablehlo.constant dense<1> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<300xi32>
  %2 = stablehlo.add %1, %0 : tensor<300xi32>
  %3 = stablehlo.convert %2 : (tensor<300xi32>) -> tensor<300xf32>
  %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x300xf32>, tensor<300xf32>) -> tensor<512xf32>
  return %4 : tensor<512xf32>
}
