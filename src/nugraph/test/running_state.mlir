// RUN: tesela explain %s --find --family=open | FileCheck %s

// Causal linear attention by a running sum of outer products.
// CHECK-NOT: "found": false
// CHECK: "found": true
// CHECK-NOT: "found": false

func.func public @main(%arg0: tensor<1024x32xf32>, %arg1: tensor<1024x32xf32>, %arg2: tensor<1024x48xf32>) -> (tensor<1024x48xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<1024x32xf32>) -> tensor<32x1024xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0] : (tensor<1024x32xf32>, tensor<32x1024xf32>) -> tensor<1024x1024xf32>
  %2 = call @main.tril(%1) : (tensor<1024x1024xf32>) -> tensor<1024x1024xf32>
  %3 = stablehlo.dot_general %2, %arg2, contracting_dims = [1] x [0] : (tensor<1024x1024xf32>, tensor<1024x48xf32>) -> tensor<1024x48xf32>
  return %3 : tensor<1024x48xf32>
}
func.func private @main.tril(%arg0: tensor<1024x1024xf32>) -> tensor<1024x1024xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<1024x1024xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1024x1024xi32>
  %2 = stablehlo.add %0, %1 : tensor<1024x1024xi32>
  %3 = stablehlo.iota dim = 1 : tensor<1024x1024xi32>
  %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<1024x1024xi32>, tensor<1024x1024xi32>) -> tensor<1024x1024xi1>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1024x1024xf32>
  %6 = stablehlo.select %4, %arg0, %5 : tensor<1024x1024xi1>, tensor<1024x1024xf32>
  return %6 : tensor<1024x1024xf32>
}
func.func public @variant0(%arg0: tensor<1024x32xf32>, %arg1: tensor<1024x32xf32>, %arg2: tensor<1024x48xf32>) -> (tensor<1024x48xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<1024x32xf32>) -> tensor<1024x32x1xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 2] : (tensor<1024x48xf32>) -> tensor<1024x1x48xf32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1024x32x1xf32>) -> tensor<1024x32x48xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1024x1x48xf32>) -> tensor<1024x32x48xf32>
  %4 = stablehlo.multiply %2, %3 : tensor<1024x32x48xf32>
  %5 = call @variant0.cumsum(%4) : (tensor<1024x32x48xf32>) -> tensor<1024x32x48xf32>
  %6 = stablehlo.dot_general %arg0, %5, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<1024x32xf32>, tensor<1024x32x48xf32>) -> tensor<1024x48xf32>
  return %6 : tensor<1024x48xf32>
}
func.func private @variant0.cumsum(%arg0: tensor<1024x32x48xf32>) -> tensor<1024x32x48xf32> {
  %0 = call @variant0.cumsum_0(%arg0) : (tensor<1024x32x48xf32>) -> tensor<1024x32x48xf32>
  return %0 : tensor<1024x32x48xf32>
}
func.func private @variant0.cumsum_0(%arg0: tensor<1024x32x48xf32>) -> tensor<1024x32x48xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[1023, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1024, 1, 1>, window_strides = array<i64: 1, 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<1024x32x48xf32>, tensor<f32>) -> tensor<1024x32x48xf32>
  return %1 : tensor<1024x32x48xf32>
}
func.func public @variant0_1(%arg0: tensor<1024x32xf32>, %arg1: tensor<1024x32xf32>, %arg2: tensor<1024x48xf32>) -> (tensor<1024x48xf32>) {
  %0 = stablehlo.dot_general %arg1, %arg2, batching_dims = [0] x [0], contracting_dims = [] x [] : (tensor<1024x32xf32>, tensor<1024x48xf32>) -> tensor<1024x32x48xf32>
  %1 = call @variant0_1.cumsum(%0) : (tensor<1024x32x48xf32>) -> tensor<1024x32x48xf32>
  %2 = stablehlo.dot_general %1, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<1024x32x48xf32>, tensor<1024x32xf32>) -> tensor<1024x48xf32>
  return %2 : tensor<1024x48xf32>
}
func.func private @variant0_1.cumsum(%arg0: tensor<1024x32x48xf32>) -> tensor<1024x32x48xf32> {
  %0 = call @variant0_1.cumsum_0(%arg0) : (tensor<1024x32x48xf32>) -> tensor<1024x32x48xf32>
  return %0 : tensor<1024x32x48xf32>
}
func.func private @variant0_1.cumsum_0(%arg0: tensor<1024x32x48xf32>) -> tensor<1024x32x48xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[1023, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1024, 1, 1>, window_strides = array<i64: 1, 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<1024x32x48xf32>, tensor<f32>) -> tensor<1024x32x48xf32>
  return %1 : tensor<1024x32x48xf32>
}
