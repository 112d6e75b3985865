// RUN: tesela explain %s --find --family=open | FileCheck %s

// Squares of (x - m) exp(-t), summed: two matmuls with exp(-2 t), which the
// general moves know exp(-t) exp(-t) to be, and not with exp(-t).
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

func.func public @main(%arg0: tensor<2048x48xf32>, %arg1: tensor<160x48xf32>, %arg2: tensor<160x48xf32>) -> (tensor<2048x160xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2048x48xf32>) -> tensor<2048x1x48xf32>
  %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<160x48xf32>) -> tensor<1x160x48xf32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2048x1x48xf32>) -> tensor<2048x160x48xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x160x48xf32>) -> tensor<2048x160x48xf32>
  %4 = stablehlo.subtract %2, %3 : tensor<2048x160x48xf32>
  %5 = stablehlo.negate %arg2 : tensor<160x48xf32>
  %6 = stablehlo.exponential %5 : tensor<160x48xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<160x48xf32>) -> tensor<1x160x48xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x160x48xf32>) -> tensor<2048x160x48xf32>
  %9 = stablehlo.multiply %4, %8 : tensor<2048x160x48xf32>
  %10 = stablehlo.multiply %9, %9 : tensor<2048x160x48xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2048x160x48xf32>, tensor<f32>) -> tensor<2048x160xf32>
  return %11 : tensor<2048x160xf32>
}
func.func public @variant0(%arg0: tensor<2048x48xf32>, %arg1: tensor<160x48xf32>, %arg2: tensor<160x48xf32>) -> (tensor<2048x160xf32>) {
  %cst = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<160x48xf32>
  %1 = stablehlo.multiply %0, %arg2 : tensor<160x48xf32>
  %2 = stablehlo.exponential %1 : tensor<160x48xf32>
  %3 = stablehlo.multiply %arg0, %arg0 : tensor<2048x48xf32>
  %4 = stablehlo.transpose %2, dims = [1, 0] : (tensor<160x48xf32>) -> tensor<48x160xf32>
  %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x48xf32>, tensor<48x160xf32>) -> tensor<2048x160xf32>
  %6 = stablehlo.multiply %arg1, %2 : tensor<160x48xf32>
  %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<160x48xf32>) -> tensor<48x160xf32>
  %8 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x48xf32>, tensor<48x160xf32>) -> tensor<2048x160xf32>
  %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048x160xf32>
  %10 = stablehlo.multiply %9, %8 : tensor<2048x160xf32>
  %11 = stablehlo.subtract %5, %10 : tensor<2048x160xf32>
  %12 = stablehlo.multiply %arg1, %arg1 : tensor<160x48xf32>
  %13 = stablehlo.multiply %12, %2 : tensor<160x48xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.reduce(%13 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<160x48xf32>, tensor<f32>) -> tensor<160xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<2048x160xf32>
  %17 = stablehlo.add %11, %16 : tensor<2048x160xf32>
  return %17 : tensor<2048x160xf32>
}
func.func public @variant1(%arg0: tensor<2048x48xf32>, %arg1: tensor<160x48xf32>, %arg2: tensor<160x48xf32>) -> (tensor<2048x160xf32>) {
  %cst = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<160x48xf32>
  %1 = stablehlo.multiply %0, %arg2 : tensor<160x48xf32>
  %2 = stablehlo.exponential %1 : tensor<160x48xf32>
  %3 = stablehlo.multiply %arg0, %arg0 : tensor<2048x48xf32>
  %4 = stablehlo.transpose %2, dims = [1, 0] : (tensor<160x48xf32>) -> tensor<48x160xf32>
  %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x48xf32>, tensor<48x160xf32>) -> tensor<2048x160xf32>
  %6 = stablehlo.multiply %arg1, %2 : tensor<160x48xf32>
  %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<160x48xf32>) -> tensor<48x160xf32>
  %8 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x48xf32>, tensor<48x160xf32>) -> tensor<2048x160xf32>
  %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048x160xf32>
  %10 = stablehlo.multiply %9, %8 : tensor<2048x160xf32>
  %11 = stablehlo.subtract %5, %10 : tensor<2048x160xf32>
  %12 = stablehlo.multiply %arg1, %arg1 : tensor<160x48xf32>
  %13 = stablehlo.multiply %12, %2 : tensor<160x48xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.reduce(%13 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<160x48xf32>, tensor<f32>) -> tensor<160xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<2048x160xf32>
  %17 = stablehlo.add %11, %16 : tensor<2048x160xf32>
  return %17 : tensor<2048x160xf32>
}
