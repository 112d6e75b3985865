// RUN: tesela explain %s --find --family=open | FileCheck %s

// A positive factor of what a root is taken of comes out and cancels; one that may
// be negative does not.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

func.func public @main(%arg0: tensor<48x64xf32>, %arg1: tensor<48xf32>, %arg2: tensor<48xf32>) -> (tensor<48x64xf32>, tensor<48x64xf32>) {
  %0 = stablehlo.exponential %arg1 : tensor<48xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
  %3 = stablehlo.multiply %arg0, %2 : tensor<48x64xf32>
  %4 = stablehlo.multiply %3, %3 : tensor<48x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<48x64xf32>, tensor<f32>) -> tensor<48xf32>
  %6 = stablehlo.sqrt %5 : tensor<48xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
  %9 = stablehlo.divide %3, %8 : tensor<48x64xf32>
  %10 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
  %12 = stablehlo.multiply %arg0, %11 : tensor<48x64xf32>
  %13 = stablehlo.multiply %12, %12 : tensor<48x64xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.reduce(%13 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<48x64xf32>, tensor<f32>) -> tensor<48xf32>
  %15 = stablehlo.sqrt %14 : tensor<48xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
  %18 = stablehlo.divide %12, %17 : tensor<48x64xf32>
  return %9, %18 : tensor<48x64xf32>, tensor<48x64xf32>
}
func.func public @variant0(%arg0: tensor<48x64xf32>, %arg1: tensor<48xf32>, %arg2: tensor<48xf32>) -> (tensor<48x64xf32>, tensor<48x64xf32>) {
  %0 = stablehlo.multiply %arg0, %arg0 : tensor<48x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<48x64xf32>, tensor<f32>) -> tensor<48xf32>
  %2 = stablehlo.sqrt %1 : tensor<48xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
  %5 = stablehlo.divide %arg0, %4 : tensor<48x64xf32>
  %6 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
  %8 = stablehlo.multiply %arg0, %7 : tensor<48x64xf32>
  %9 = stablehlo.multiply %8, %8 : tensor<48x64xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<48x64xf32>, tensor<f32>) -> tensor<48xf32>
  %11 = stablehlo.sqrt %10 : tensor<48xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
  %14 = stablehlo.divide %8, %13 : tensor<48x64xf32>
  return %5, %14 : tensor<48x64xf32>, tensor<48x64xf32>
}
func.func public @variant1(%arg0: tensor<48x64xf32>, %arg1: tensor<48xf32>, %arg2: tensor<48xf32>) -> (tensor<48x64xf32>, tensor<48x64xf32>) {
  %0 = stablehlo.multiply %arg0, %arg0 : tensor<48x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<48x64xf32>, tensor<f32>) -> tensor<48xf32>
  %2 = stablehlo.sqrt %1 : tensor<48xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
  %5 = stablehlo.divide %arg0, %4 : tensor<48x64xf32>
  %6 = stablehlo.multiply %arg0, %arg0 : tensor<48x64xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<48x64xf32>, tensor<f32>) -> tensor<48xf32>
  %8 = stablehlo.sqrt %7 : tensor<48xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
  %11 = stablehlo.divide %arg0, %10 : tensor<48x64xf32>
  return %5, %11 : tensor<48x64xf32>, tensor<48x64xf32>
}
