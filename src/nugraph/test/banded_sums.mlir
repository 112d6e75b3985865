// RUN: tesela explain %s --find --family=scan | FileCheck %s

// What two masks leave, a band, is the difference of two running sums; of the same
// width.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<64x100xf32>) -> (tensor<64x100xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<100xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<100xi32>) -> tensor<1x100xi32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<100xi32>) -> tensor<100x1xi32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x100xi32>) -> tensor<100x100xi32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<100x1xi32>) -> tensor<100x100xi32>
  %5 = stablehlo.subtract %3, %4 : tensor<100x100xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<100x100xi32>
  %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<100x100xi32>, tensor<100x100xi32>) -> tensor<100x100xi1>
  %c_0 = stablehlo.constant dense<5> : tensor<i32>
  %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<100x100xi32>
  %9 = stablehlo.compare LT, %5, %8, SIGNED : (tensor<100x100xi32>, tensor<100x100xi32>) -> tensor<100x100xi1>
  %10 = stablehlo.and %7, %9 : tensor<100x100xi1>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = call @main._where(%10, %cst, %cst_1) : (tensor<100x100xi1>, tensor<f32>, tensor<f32>) -> tensor<100x100xf32>
  %12 = stablehlo.dot_general %arg0, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<64x100xf32>, tensor<100x100xf32>) -> tensor<64x100xf32>
  return %12 : tensor<64x100xf32>
}
func.func private @main._where(%arg0: tensor<100x100xi1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<100x100xf32> {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<100x100xf32>
  %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<100x100xf32>
  %2 = stablehlo.select %arg0, %0, %1 : tensor<100x100xi1>, tensor<100x100xf32>
  return %2 : tensor<100x100xf32>
}
func.func public @variant0(%arg0: tensor<64x100xf32>) -> (tensor<64x100xf32>) {
  %0 = call @variant0.cumsum(%arg0) : (tensor<64x100xf32>) -> tensor<64x100xf32>
  %1 = call @variant0.cumsum(%arg0) : (tensor<64x100xf32>) -> tensor<64x100xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %2 = call @variant0._pad(%1, %c) : (tensor<64x100xf32>, tensor<i32>) -> tensor<64x105xf32>
  %3 = stablehlo.slice %2 [0:64, 0:100] : (tensor<64x105xf32>) -> tensor<64x100xf32>
  %4 = stablehlo.subtract %0, %3 : tensor<64x100xf32>
  return %4 : tensor<64x100xf32>
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
func.func private @variant0._pad(%arg0: tensor<64x100xf32>, %arg1: tensor<i32>) -> tensor<64x105xf32> {
  %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
  %1 = stablehlo.pad %arg0, %0, low = [0, 5], high = [0, 0], interior = [0, 0] : (tensor<64x100xf32>, tensor<f32>) -> tensor<64x105xf32>
  return %1 : tensor<64x105xf32>
}
func.func public @variant1(%arg0: tensor<64x100xf32>) -> (tensor<64x100xf32>) {
  %0 = call @variant1.cumsum(%arg0) : (tensor<64x100xf32>) -> tensor<64x100xf32>
  %1 = call @variant1.cumsum(%arg0) : (tensor<64x100xf32>) -> tensor<64x100xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %2 = call @variant1._pad(%1, %c) : (tensor<64x100xf32>, tensor<i32>) -> tensor<64x104xf32>
  %3 = stablehlo.slice %2 [0:64, 0:100] : (tensor<64x104xf32>) -> tensor<64x100xf32>
  %4 = stablehlo.subtract %0, %3 : tensor<64x100xf32>
  return %4 : tensor<64x100xf32>
}
func.func private @variant1.cumsum(%arg0: tensor<64x100xf32>) -> tensor<64x100xf32> {
  %0 = call @variant1.cumsum_0(%arg0) : (tensor<64x100xf32>) -> tensor<64x100xf32>
  return %0 : tensor<64x100xf32>
}
func.func private @variant1.cumsum_0(%arg0: tensor<64x100xf32>) -> tensor<64x100xf32> {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
  %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [99, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 100>, window_strides = array<i64: 1, 1>}> ({
  ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
    %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
    stablehlo.return %2 : tensor<f32>
  }) : (tensor<64x100xf32>, tensor<f32>) -> tensor<64x100xf32>
  return %1 : tensor<64x100xf32>
}
func.func private @variant1._pad(%arg0: tensor<64x100xf32>, %arg1: tensor<i32>) -> tensor<64x104xf32> {
  %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
  %1 = stablehlo.pad %arg0, %0, low = [0, 4], high = [0, 0], interior = [0, 0] : (tensor<64x100xf32>, tensor<f32>) -> tensor<64x104xf32>
  return %1 : tensor<64x104xf32>
}
