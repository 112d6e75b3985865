// RUN: tesela explain %s --find | FileCheck %s

// Slices some places apart, each with its matrix: one product of what lies side by side.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

func.func public @main(%arg0: tensor<24x32x8xf32>, %arg1: tensor<2x2x8x16xf32>) -> (tensor<12x16x16xf32>) {
  %0 = stablehlo.reshape %arg1 : (tensor<2x2x8x16xf32>) -> tensor<4x8x16xf32>
  %1 = stablehlo.slice %arg0 [0:24:2, 0:32:2, 0:8] : (tensor<24x32x8xf32>) -> tensor<12x16x8xf32>
  %2 = stablehlo.slice %0 [0:1, 0:8, 0:16] : (tensor<4x8x16xf32>) -> tensor<1x8x16xf32>
  %3 = stablehlo.reshape %2 : (tensor<1x8x16xf32>) -> tensor<8x16xf32>
  %4 = stablehlo.dot_general %1, %3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x8xf32>, tensor<8x16xf32>) -> tensor<12x16x16xf32>
  %5 = stablehlo.slice %arg0 [0:24:2, 1:32:2, 0:8] : (tensor<24x32x8xf32>) -> tensor<12x16x8xf32>
  %6 = stablehlo.slice %0 [1:2, 0:8, 0:16] : (tensor<4x8x16xf32>) -> tensor<1x8x16xf32>
  %7 = stablehlo.reshape %6 : (tensor<1x8x16xf32>) -> tensor<8x16xf32>
  %8 = stablehlo.dot_general %5, %7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x8xf32>, tensor<8x16xf32>) -> tensor<12x16x16xf32>
  %9 = stablehlo.add %4, %8 : tensor<12x16x16xf32>
  %10 = stablehlo.slice %arg0 [1:24:2, 0:32:2, 0:8] : (tensor<24x32x8xf32>) -> tensor<12x16x8xf32>
  %11 = stablehlo.slice %0 [2:3, 0:8, 0:16] : (tensor<4x8x16xf32>) -> tensor<1x8x16xf32>
  %12 = stablehlo.reshape %11 : (tensor<1x8x16xf32>) -> tensor<8x16xf32>
  %13 = stablehlo.dot_general %10, %12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x8xf32>, tensor<8x16xf32>) -> tensor<12x16x16xf32>
  %14 = stablehlo.add %9, %13 : tensor<12x16x16xf32>
  %15 = stablehlo.slice %arg0 [1:24:2, 1:32:2, 0:8] : (tensor<24x32x8xf32>) -> tensor<12x16x8xf32>
  %16 = stablehlo.slice %0 [3:4, 0:8, 0:16] : (tensor<4x8x16xf32>) -> tensor<1x8x16xf32>
  %17 = stablehlo.reshape %16 : (tensor<1x8x16xf32>) -> tensor<8x16xf32>
  %18 = stablehlo.dot_general %15, %17, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x8xf32>, tensor<8x16xf32>) -> tensor<12x16x16xf32>
  %19 = stablehlo.add %14, %18 : tensor<12x16x16xf32>
  return %19 : tensor<12x16x16xf32>
}
func.func public @variant0(%arg0: tensor<24x32x8xf32>, %arg1: tensor<2x2x8x16xf32>) -> (tensor<12x16x16xf32>) {
  %0 = stablehlo.slice %arg0 [0:24:2, 0:32:2, 0:8] : (tensor<24x32x8xf32>) -> tensor<12x16x8xf32>
  %1 = stablehlo.slice %arg0 [0:24:2, 1:32:2, 0:8] : (tensor<24x32x8xf32>) -> tensor<12x16x8xf32>
  %2 = stablehlo.slice %arg0 [1:24:2, 0:32:2, 0:8] : (tensor<24x32x8xf32>) -> tensor<12x16x8xf32>
  %3 = stablehlo.slice %arg0 [1:24:2, 1:32:2, 0:8] : (tensor<24x32x8xf32>) -> tensor<12x16x8xf32>
  %4 = stablehlo.concatenate %0, %1, %2, %3, dim = 2 : (tensor<12x16x8xf32>, tensor<12x16x8xf32>, tensor<12x16x8xf32>, tensor<12x16x8xf32>) -> tensor<12x16x32xf32>
  %5 = stablehlo.reshape %arg1 : (tensor<2x2x8x16xf32>) -> tensor<32x16xf32>
  %6 = stablehlo.dot_general %4, %5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x16x32xf32>, tensor<32x16xf32>) -> tensor<12x16x16xf32>
  return %6 : tensor<12x16x16xf32>
}
func.func public @variant1(%arg0: tensor<24x32x8xf32>, %arg1: tensor<2x2x8x16xf32>) -> (tensor<12x16x16xf32>) {
  %0 = stablehlo.reshape %arg0 : (tensor<24x32x8xf32>) -> tensor<12x2x16x2x8xf32>
  %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1, 3, 4] x [1, 0, 2], precision = [DEFAULT, DEFAULT] : (tensor<12x2x16x2x8xf32>, tensor<2x2x8x16xf32>) -> tensor<12x16x16xf32>
  return %1 : tensor<12x16x16xf32>
}
