// RUN: tesela explain %s --find --family=scan | FileCheck %s

// A running sum of what is the same everywhere counts; from one.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<64xf32>) -> (tensor<64x100xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x100xf32>
  %2 = call @main.cumsum(%1) : (tensor<64x100xf32>) -> tensor<64x100xf32>
  return %2 : tensor<64x100xf32>
}
func.func private @main.cumsum(%arg0: tensor<64x100xf32>) -> tensor<64x100xf32> {
  %0 = call @main.cumsum_0(%arg0) : (tensor<64x100xf32>) -> tensor<64x100xf32>
  return %0 : tensor<64x100xf32>
}
func.func private @main.cumsum_0(%arg0: tensor<64x100xf32>) -> tensor<64x100xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [99, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 100>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<64x100xf32>, tensor<f32>) -> tensor<64x100xf32>
  return %1 : tensor<64x100xf32>
}
func.func public @variant0(%arg0: tensor<64xf32>) -> (tensor<64x100xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
  %1 = stablehlo.iota dim = 0 : tensor<100xi32>
  %c = stablehlo.constant dense<1> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<100xi32>
  %3 = stablehlo.add %1, %2 : tensor<100xi32>
  %4 = stablehlo.convert %3 : (tensor<100xi32>) -> tensor<100xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<100xf32>) -> tensor<1x100xf32>
  %6 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x100xf32>
  %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x100xf32>) -> tensor<64x100xf32>
  %8 = stablehlo.multiply %6, %7 : tensor<64x100xf32>
  return %8 : tensor<64x100xf32>
}
func.func public @variant1(%arg0: tensor<64xf32>) -> (tensor<64x100xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
  %1 = stablehlo.iota dim = 0 : tensor<100xi32>
  %2 = stablehlo.convert %1 : (tensor<100xi32>) -> tensor<100xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<100xf32>) -> tensor<1x100xf32>
  %4 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x100xf32>
  %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x100xf32>) -> tensor<64x100xf32>
  %6 = stablehlo.multiply %4, %5 : tensor<64x100xf32>
  return %6 : tensor<64x100xf32>
}
