// RUN: tesela explain %s --find --family=open | FileCheck %s

// What is divided by the root of its squares has squares that sum to 1; by the
// root of other squares it has not.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

func.func public @main(%arg0: tensor<48x24xf32>, %arg1: tensor<64x24xf32>) -> (tensor<48x64xf32>) {
  %0 = stablehlo.multiply %arg0, %arg0 : tensor<48x24xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<48x24xf32>, tensor<f32>) -> tensor<48xf32>
  %2 = stablehlo.sqrt %1 : tensor<48xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x24xf32>
  %5 = stablehlo.divide %arg0, %4 : tensor<48x24xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 2] : (tensor<48x24xf32>) -> tensor<48x1x24xf32>
  %7 = stablehlo.multiply %arg1, %arg1 : tensor<64x24xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<64x24xf32>, tensor<f32>) -> tensor<64xf32>
  %9 = stablehlo.sqrt %8 : tensor<64xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x24xf32>
  %12 = stablehlo.divide %arg1, %11 : tensor<64x24xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<64x24xf32>) -> tensor<1x64x24xf32>
  %14 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<48x1x24xf32>) -> tensor<48x64x24xf32>
  %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<1x64x24xf32>) -> tensor<48x64x24xf32>
  %16 = stablehlo.subtract %14, %15 : tensor<48x64x24xf32>
  %17 = stablehlo.multiply %16, %16 : tensor<48x64x24xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = stablehlo.reduce(%17 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<48x64x24xf32>, tensor<f32>) -> tensor<48x64xf32>
  return %18 : tensor<48x64xf32>
}
func.func public @variant0(%arg0: tensor<48x24xf32>, %arg1: tensor<64x24xf32>) -> (tensor<48x64xf32>) {
  %0 = stablehlo.multiply %arg0, %arg0 : tensor<48x24xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<48x24xf32>, tensor<f32>) -> tensor<48xf32>
  %2 = stablehlo.sqrt %1 : tensor<48xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x24xf32>
  %5 = stablehlo.divide %arg0, %4 : tensor<48x24xf32>
  %6 = stablehlo.multiply %arg1, %arg1 : tensor<64x24xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<64x24xf32>, tensor<f32>) -> tensor<64xf32>
  %8 = stablehlo.sqrt %7 : tensor<64xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x24xf32>
  %11 = stablehlo.divide %arg1, %10 : tensor<64x24xf32>
  %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<64x24xf32>) -> tensor<24x64xf32>
  %13 = stablehlo.dot_general %5, %12, contracting_dims = [1] x [0] : (tensor<48x24xf32>, tensor<24x64xf32>) -> tensor<48x64xf32>
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<48x64xf32>
  %15 = stablehlo.multiply %14, %13 : tensor<48x64xf32>
  %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<48x64xf32>
  %17 = stablehlo.subtract %16, %15 : tensor<48x64xf32>
  return %17 : tensor<48x64xf32>
}
func.func public @variant1(%arg0: tensor<48x24xf32>, %arg1: tensor<64x24xf32>) -> (tensor<48x64xf32>) {
  %0 = stablehlo.multiply %arg0, %arg0 : tensor<48x24xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<48x24xf32>, tensor<f32>) -> tensor<48xf32>
  %2 = stablehlo.sqrt %1 : tensor<48xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x24xf32>
  %5 = stablehlo.divide %arg0, %4 : tensor<48x24xf32>
  %6 = stablehlo.multiply %arg1, %arg1 : tensor<64x24xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<64x24xf32>, tensor<f32>) -> tensor<64xf32>
  %8 = stablehlo.sqrt %7 : tensor<64xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x24xf32>
  %11 = stablehlo.divide %arg1, %10 : tensor<64x24xf32>
  %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<64x24xf32>) -> tensor<24x64xf32>
  %13 = stablehlo.dot_general %5, %12, contracting_dims = [1] x [0] : (tensor<48x24xf32>, tensor<24x64xf32>) -> tensor<48x64xf32>
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<48x64xf32>
  %15 = stablehlo.multiply %14, %13 : tensor<48x64xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<48x64xf32>
  %17 = stablehlo.subtract %16, %15 : tensor<48x64xf32>
  return %17 : tensor<48x64xf32>
}
