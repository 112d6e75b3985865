// RUN: tesela explain %s --find --family=scan | FileCheck %s

// Where a running sum is there, a sum is its last element, not the one before.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<7x29xf32> loc("x")) -> (tensor<7x29xf32>) {
  %0 = stablehlo.exponential %arg0 : tensor<7x29xf32>
  %1 = call @main.cumsum(%0) : (tensor<7x29xf32>) -> tensor<7x29xf32>
  %2 = stablehlo.exponential %arg0 : tensor<7x29xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<7x29xf32>, tensor<f32>) -> tensor<7xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x29xf32>
  %6 = stablehlo.divide %1, %5 : tensor<7x29xf32>
  return %6 : tensor<7x29xf32>
}
func.func private @main.cumsum(%arg0: tensor<7x29xf32>) -> tensor<7x29xf32> {
  %0 = call @main.cumsum_0(%arg0) : (tensor<7x29xf32>) -> tensor<7x29xf32>
  return %0 : tensor<7x29xf32>
}
func.func private @main.cumsum_0(%arg0: tensor<7x29xf32>) -> tensor<7x29xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [28, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 29>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<7x29xf32>, tensor<f32>) -> tensor<7x29xf32>
  return %1 : tensor<7x29xf32>
}
func.func public @variant0(%arg0: tensor<7x29xf32> loc("x")) -> (tensor<7x29xf32>) {
  %0 = stablehlo.exponential %arg0 : tensor<7x29xf32>
  %1 = call @variant0.cumsum(%0) : (tensor<7x29xf32>) -> tensor<7x29xf32>
  %2 = stablehlo.slice %1 [0:7, 28:29] : (tensor<7x29xf32>) -> tensor<7x1xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x29xf32>
  %4 = stablehlo.divide %1, %3 : tensor<7x29xf32>
  return %4 : tensor<7x29xf32>
}
func.func private @variant0.cumsum(%arg0: tensor<7x29xf32>) -> tensor<7x29xf32> {
  %0 = call @variant0.cumsum_0(%arg0) : (tensor<7x29xf32>) -> tensor<7x29xf32>
  return %0 : tensor<7x29xf32>
}
func.func private @variant0.cumsum_0(%arg0: tensor<7x29xf32>) -> tensor<7x29xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [28, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 29>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<7x29xf32>, tensor<f32>) -> tensor<7x29xf32>
  return %1 : tensor<7x29xf32>
}
func.func public @variant1(%arg0: tensor<7x29xf32> loc("x")) -> (tensor<7x29xf32>) {
  %0 = stablehlo.exponential %arg0 : tensor<7x29xf32>
  %1 = call @variant1.cumsum(%0) : (tensor<7x29xf32>) -> tensor<7x29xf32>
  %2 = stablehlo.slice %1 [0:7, 27:28] : (tensor<7x29xf32>) -> tensor<7x1xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x29xf32>
  %4 = stablehlo.divide %1, %3 : tensor<7x29xf32>
  return %4 : tensor<7x29xf32>
}
func.func private @variant1.cumsum(%arg0: tensor<7x29xf32>) -> tensor<7x29xf32> {
  %0 = call @variant1.cumsum_0(%arg0) : (tensor<7x29xf32>) -> tensor<7x29xf32>
  return %0 : tensor<7x29xf32>
}
func.func private @variant1.cumsum_0(%arg0: tensor<7x29xf32>) -> tensor<7x29xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [28, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 29>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<7x29xf32>, tensor<f32>) -> tensor<7x29xf32>
  return %1 : tensor<7x29xf32>
}
