// RUN: tesela explain %s --find --family=siblings | FileCheck %s

// What is done to each slice of the weights is done to all at once, and summed
// over the slices.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<32x16xf32>, %arg1: tensor<2x16x8xf32>, %arg2: tensor<2x8x12xf32>) -> (tensor<32x12xf32>) {
  %0 = stablehlo.slice %arg1 [0:1, 0:16, 0:8] : (tensor<2x16x8xf32>) -> tensor<1x16x8xf32>
  %1 = stablehlo.reshape %0 : (tensor<1x16x8xf32>) -> tensor<16x8xf32>
  %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
  %4 = stablehlo.maximum %2, %3 : tensor<32x8xf32>
  %5 = stablehlo.slice %arg2 [0:1, 0:8, 0:12] : (tensor<2x8x12xf32>) -> tensor<1x8x12xf32>
  %6 = stablehlo.reshape %5 : (tensor<1x8x12xf32>) -> tensor<8x12xf32>
  %7 = stablehlo.dot_general %4, %6, contracting_dims = [1] x [0] : (tensor<32x8xf32>, tensor<8x12xf32>) -> tensor<32x12xf32>
  %8 = stablehlo.slice %arg1 [1:2, 0:16, 0:8] : (tensor<2x16x8xf32>) -> tensor<1x16x8xf32>
  %9 = stablehlo.reshape %8 : (tensor<1x16x8xf32>) -> tensor<16x8xf32>
  %10 = stablehlo.dot_general %arg0, %9, contracting_dims = [1] x [0] : (tensor<32x16xf32>, tensor<16x8xf32>) -> tensor<32x8xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32x8xf32>
  %12 = stablehlo.maximum %10, %11 : tensor<32x8xf32>
  %13 = stablehlo.slice %arg2 [1:2, 0:8, 0:12] : (tensor<2x8x12xf32>) -> tensor<1x8x12xf32>
  %14 = stablehlo.reshape %13 : (tensor<1x8x12xf32>) -> tensor<8x12xf32>
  %15 = stablehlo.dot_general %12, %14, contracting_dims = [1] x [0] : (tensor<32x8xf32>, tensor<8x12xf32>) -> tensor<32x12xf32>
  %16 = stablehlo.add %7, %15 : tensor<32x12xf32>
  return %16 : tensor<32x12xf32>
}
func.func public @variant0(%arg0: tensor<32x16xf32>, %arg1: tensor<2x16x8xf32>, %arg2: tensor<2x8x12xf32>) -> (tensor<32x12xf32>) {
  %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [1] : (tensor<2x16x8xf32>, tensor<32x16xf32>) -> tensor<2x8x32xf32>
  %1 = stablehlo.transpose %0, dims = [0, 2, 1] : (tensor<2x8x32xf32>) -> tensor<2x32x8xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x32x8xf32>
  %3 = stablehlo.maximum %1, %2 : tensor<2x32x8xf32>
  %4 = stablehlo.dot_general %3, %arg2, contracting_dims = [2, 0] x [1, 0] : (tensor<2x32x8xf32>, tensor<2x8x12xf32>) -> tensor<32x12xf32>
  return %4 : tensor<32x12xf32>
}
func.func public @variant1(%arg0: tensor<32x16xf32>, %arg1: tensor<2x16x8xf32>, %arg2: tensor<2x8x12xf32>) -> (tensor<32x12xf32>) {
  %0 = stablehlo.reverse %arg2, dims = [0] : tensor<2x8x12xf32>
  %1 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [1] : (tensor<2x16x8xf32>, tensor<32x16xf32>) -> tensor<2x8x32xf32>
  %2 = stablehlo.transpose %1, dims = [0, 2, 1] : (tensor<2x8x32xf32>) -> tensor<2x32x8xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2x32x8xf32>
  %4 = stablehlo.maximum %2, %3 : tensor<2x32x8xf32>
  %5 = stablehlo.dot_general %4, %0, contracting_dims = [2, 0] x [1, 0] : (tensor<2x32x8xf32>, tensor<2x8x12xf32>) -> tensor<32x12xf32>
  return %5 : tensor<32x12xf32>
}
