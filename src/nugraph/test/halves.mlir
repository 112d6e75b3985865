// RUN: tesela explain %s --find --family=open | FileCheck %s

// Pairs of a symmetric product are half of all but the squares.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

func.func public @main(%arg0: tensor<32x48xf32>, %arg1: tensor<48x16xf32>) -> (tensor<32xf32>) {
  %0 = stablehlo.iota dim = 0 : tensor<48xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<48xi32>) -> tensor<48x1xi32>
  %2 = stablehlo.iota dim = 0 : tensor<48xi32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<48xi32>) -> tensor<1x48xi32>
  %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<48x1xi32>) -> tensor<48x48xi32>
  %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x48xi32>) -> tensor<48x48xi32>
  %6 = stablehlo.compare LT, %4, %5, SIGNED : (tensor<48x48xi32>, tensor<48x48xi32>) -> tensor<48x48xi1>
  %7 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<48x16xf32>) -> tensor<16x48xf32>
  %8 = stablehlo.dot_general %arg1, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x16xf32>, tensor<16x48xf32>) -> tensor<48x48xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %9 = call @main._where(%6, %8, %c) : (tensor<48x48xi1>, tensor<48x48xf32>, tensor<i32>) -> tensor<48x48xf32>
  %10 = stablehlo.dot_general %arg0, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x48xf32>, tensor<48x48xf32>) -> tensor<32x48xf32>
  %11 = stablehlo.multiply %10, %arg0 : tensor<32x48xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<32x48xf32>, tensor<f32>) -> tensor<32xf32>
  return %12 : tensor<32xf32>
}
func.func private @main._where(%arg0: tensor<48x48xi1>, %arg1: tensor<48x48xf32>, %arg2: tensor<i32>) -> tensor<48x48xf32> {
  %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<48x48xf32>
  %2 = stablehlo.select %arg0, %arg1, %1 : tensor<48x48xi1>, tensor<48x48xf32>
  return %2 : tensor<48x48xf32>
}
func.func public @variant0(%arg0: tensor<32x48xf32>, %arg1: tensor<48x16xf32>) -> (tensor<32xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x48xf32>, tensor<48x16xf32>) -> tensor<32x16xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<32x16xf32>
  %2 = stablehlo.multiply %arg0, %arg0 : tensor<32x48xf32>
  %3 = stablehlo.multiply %arg1, %arg1 : tensor<48x16xf32>
  %4 = stablehlo.dot_general %2, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x48xf32>, tensor<48x16xf32>) -> tensor<32x16xf32>
  %5 = stablehlo.subtract %1, %4 : tensor<32x16xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<32xf32>
  %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
  %8 = stablehlo.multiply %7, %6 : tensor<32xf32>
  return %8 : tensor<32xf32>
}
func.func public @variant1(%arg0: tensor<32x48xf32>, %arg1: tensor<48x16xf32>) -> (tensor<32xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x48xf32>, tensor<48x16xf32>) -> tensor<32x16xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<32x16xf32>
  %2 = stablehlo.multiply %arg0, %arg0 : tensor<32x48xf32>
  %3 = stablehlo.multiply %arg1, %arg1 : tensor<48x16xf32>
  %4 = stablehlo.dot_general %2, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<32x48xf32>, tensor<48x16xf32>) -> tensor<32x16xf32>
  %5 = stablehlo.add %1, %4 : tensor<32x16xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<32x16xf32>, tensor<f32>) -> tensor<32xf32>
  %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<32xf32>
  %8 = stablehlo.multiply %7, %6 : tensor<32xf32>
  return %8 : tensor<32xf32>
}
