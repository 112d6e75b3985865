// RUN: tesela explain %s --find --family=scan | FileCheck %s

// A running sum from the end: the total less the running sum, and with a triangular
// mask; not without the element itself.
// CHECK: "found": true
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<64x100xf32>) -> (tensor<64x100xf32>) {
  %0 = call @main._flip(%arg0) : (tensor<64x100xf32>) -> tensor<64x100xf32>
  %1 = call @main.cumsum(%0) : (tensor<64x100xf32>) -> tensor<64x100xf32>
  %2 = call @main._flip(%1) : (tensor<64x100xf32>) -> tensor<64x100xf32>
  return %2 : tensor<64x100xf32>
}
func.func private @main._flip(%arg0: tensor<64x100xf32>) -> tensor<64x100xf32> {
  %0 = stablehlo.reverse %arg0, dims = [1] : tensor<64x100xf32>
  return %0 : tensor<64x100xf32>
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
func.func public @variant0(%arg0: tensor<64x100xf32>) -> (tensor<64x100xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<64x100xf32>, tensor<f32>) -> tensor<64xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
  %2 = call @variant0.cumsum(%arg0) : (tensor<64x100xf32>) -> tensor<64x100xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x100xf32>
  %4 = stablehlo.subtract %3, %2 : tensor<64x100xf32>
  %5 = stablehlo.add %4, %arg0 : tensor<64x100xf32>
  return %5 : tensor<64x100xf32>
}
func.func private @variant0.cumsum(%arg0: tensor<64x100xf32>) -> tensor<64x100xf32> {
  %0 = call @variant0.cumsum_0(%arg0) : (tensor<64x100xf32>) -> tensor<64x100xf32>
  return %0 : tensor<64x100xf32>
}
func.func private @variant0.cumsum_0(%arg0: tensor<64x100xf32>) -> tensor<64x100xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [99, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 100>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<64x100xf32>, tensor<f32>) -> tensor<64x100xf32>
  return %1 : tensor<64x100xf32>
}
func.func public @variant1(%arg0: tensor<64x100xf32>) -> (tensor<64x100xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<100xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<100xi32>) -> tensor<100x1xi32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<100xi32>) -> tensor<1x100xi32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<100x1xi32>) -> tensor<100x100xi32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x100xi32>) -> tensor<100x100xi32>
  %5 = stablehlo.compare LE, %3, %4, SIGNED : (tensor<100x100xi32>, tensor<100x100xi32>) -> tensor<100x100xi1>
  %6 = stablehlo.convert %5 : (tensor<100x100xi1>) -> tensor<100x100xf32>
  %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<100x100xf32>) -> tensor<100x100xf32>
  %8 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x100xf32>, tensor<100x100xf32>) -> tensor<64x100xf32>
  return %8 : tensor<64x100xf32>
}
func.func public @variant2(%arg0: tensor<64x100xf32>) -> (tensor<64x100xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<64x100xf32>, tensor<f32>) -> tensor<64xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
  %2 = call @variant2.cumsum(%arg0) : (tensor<64x100xf32>) -> tensor<64x100xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x100xf32>
  %4 = stablehlo.subtract %3, %2 : tensor<64x100xf32>
  return %4 : tensor<64x100xf32>
}
func.func private @variant2.cumsum(%arg0: tensor<64x100xf32>) -> tensor<64x100xf32> {
  %0 = call @variant2.cumsum_0(%arg0) : (tensor<64x100xf32>) -> tensor<64x100xf32>
  return %0 : tensor<64x100xf32>
}
func.func private @variant2.cumsum_0(%arg0: tensor<64x100xf32>) -> tensor<64x100xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [99, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 100>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<64x100xf32>, tensor<f32>) -> tensor<64x100xf32>
  return %1 : tensor<64x100xf32>
}
