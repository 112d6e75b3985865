// RUN: tesela explain %s --find --family=open | FileCheck %s

// Products of slices one after the other are one product, summed over the
// slices; with the weights in another order it is another value.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<128x64xf32>, %arg1: tensor<3x64x32xf32>, %arg2: tensor<128x3xf32>) -> (tensor<128x32xf32>) {
  %0 = stablehlo.slice %arg2 [0:128, 0:1] : (tensor<128x3xf32>) -> tensor<128x1xf32>
  %1 = stablehlo.reshape %0 : (tensor<128x1xf32>) -> tensor<128xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32>
  %3 = stablehlo.slice %arg1 [0:1, 0:64, 0:32] : (tensor<3x64x32xf32>) -> tensor<1x64x32xf32>
  %4 = stablehlo.reshape %3 : (tensor<1x64x32xf32>) -> tensor<64x32xf32>
  %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0] : (tensor<128x64xf32>, tensor<64x32xf32>) -> tensor<128x32xf32>
  %6 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x32xf32>
  %7 = stablehlo.multiply %6, %5 : tensor<128x32xf32>
  %8 = stablehlo.slice %arg2 [0:128, 1:2] : (tensor<128x3xf32>) -> tensor<128x1xf32>
  %9 = stablehlo.reshape %8 : (tensor<128x1xf32>) -> tensor<128xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32>
  %11 = stablehlo.slice %arg1 [1:2, 0:64, 0:32] : (tensor<3x64x32xf32>) -> tensor<1x64x32xf32>
  %12 = stablehlo.reshape %11 : (tensor<1x64x32xf32>) -> tensor<64x32xf32>
  %13 = stablehlo.dot_general %arg0, %12, contracting_dims = [1] x [0] : (tensor<128x64xf32>, tensor<64x32xf32>) -> tensor<128x32xf32>
  %14 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x32xf32>
  %15 = stablehlo.multiply %14, %13 : tensor<128x32xf32>
  %16 = stablehlo.add %7, %15 : tensor<128x32xf32>
  %17 = stablehlo.slice %arg2 [0:128, 2:3] : (tensor<128x3xf32>) -> tensor<128x1xf32>
  %18 = stablehlo.reshape %17 : (tensor<128x1xf32>) -> tensor<128xf32>
  %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32>
  %20 = stablehlo.slice %arg1 [2:3, 0:64, 0:32] : (tensor<3x64x32xf32>) -> tensor<1x64x32xf32>
  %21 = stablehlo.reshape %20 : (tensor<1x64x32xf32>) -> tensor<64x32xf32>
  %22 = stablehlo.dot_general %arg0, %21, contracting_dims = [1] x [0] : (tensor<128x64xf32>, tensor<64x32xf32>) -> tensor<128x32xf32>
  %23 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x32xf32>
  %24 = stablehlo.multiply %23, %22 : tensor<128x32xf32>
  %25 = stablehlo.add %16, %24 : tensor<128x32xf32>
  return %25 : tensor<128x32xf32>
}
func.func public @variant0(%arg0: tensor<128x64xf32>, %arg1: tensor<3x64x32xf32>, %arg2: tensor<128x3xf32>) -> (tensor<128x32xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [1] : (tensor<128x64xf32>, tensor<3x64x32xf32>) -> tensor<128x3x32xf32>
  %1 = stablehlo.dot_general %arg2, %0, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<128x3xf32>, tensor<128x3x32xf32>) -> tensor<128x32xf32>
  return %1 : tensor<128x32xf32>
}
func.func public @variant1(%arg0: tensor<128x64xf32>, %arg1: tensor<3x64x32xf32>, %arg2: tensor<128x3xf32>) -> (tensor<128x32xf32>) {
  %0 = stablehlo.reverse %arg2, dims = [1] : tensor<128x3xf32>
  %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [1] : (tensor<128x64xf32>, tensor<3x64x32xf32>) -> tensor<128x3x32xf32>
  %2 = stablehlo.dot_general %0, %1, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<128x3xf32>, tensor<128x3x32xf32>) -> tensor<128x32xf32>
  return %2 : tensor<128x32xf32>
}
