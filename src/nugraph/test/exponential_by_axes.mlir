// RUN: tesela explain %s --find --family=transposes | FileCheck %s

// An exponential of the greater of two sums is the greater of two products of
// exponentials, not the lesser.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

func.func public @main(%arg0: tensor<48xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64x40xf32>) -> (tensor<48x40xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
  %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<48x64xf32>
  %4 = stablehlo.add %2, %3 : tensor<48x64xf32>
  %cst = stablehlo.constant dense<2.500000e-01> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<48x64xf32>
  %6 = stablehlo.multiply %5, %4 : tensor<48x64xf32>
  %7 = stablehlo.maximum %4, %6 : tensor<48x64xf32>
  %8 = stablehlo.exponential %7 : tensor<48x64xf32>
  %9 = stablehlo.dot_general %8, %arg2, contracting_dims = [1] x [0] : (tensor<48x64xf32>, tensor<64x40xf32>) -> tensor<48x40xf32>
  return %9 : tensor<48x40xf32>
}
func.func public @variant0(%arg0: tensor<48xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64x40xf32>) -> (tensor<48x40xf32>) {
  %0 = stablehlo.exponential %arg0 : tensor<48xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
  %2 = stablehlo.exponential %arg1 : tensor<64xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
  %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
  %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<48x64xf32>
  %6 = stablehlo.multiply %4, %5 : tensor<48x64xf32>
  %cst = stablehlo.constant dense<2.500000e-01> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<48xf32>
  %8 = stablehlo.multiply %7, %arg0 : tensor<48xf32>
  %cst_0 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %10 = stablehlo.multiply %9, %arg1 : tensor<64xf32>
  %11 = stablehlo.exponential %8 : tensor<48xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
  %13 = stablehlo.exponential %10 : tensor<64xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
  %15 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
  %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<48x64xf32>
  %17 = stablehlo.multiply %15, %16 : tensor<48x64xf32>
  %18 = stablehlo.maximum %6, %17 : tensor<48x64xf32>
  %19 = stablehlo.dot_general %18, %arg2, contracting_dims = [1] x [0] : (tensor<48x64xf32>, tensor<64x40xf32>) -> tensor<48x40xf32>
  return %19 : tensor<48x40xf32>
}
func.func public @variant1(%arg0: tensor<48xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64x40xf32>) -> (tensor<48x40xf32>) {
  %0 = stablehlo.exponential %arg0 : tensor<48xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
  %2 = stablehlo.exponential %arg1 : tensor<64xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
  %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
  %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<48x64xf32>
  %6 = stablehlo.multiply %4, %5 : tensor<48x64xf32>
  %cst = stablehlo.constant dense<2.500000e-01> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<48xf32>
  %8 = stablehlo.multiply %7, %arg0 : tensor<48xf32>
  %cst_0 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %10 = stablehlo.multiply %9, %arg1 : tensor<64xf32>
  %11 = stablehlo.exponential %8 : tensor<48xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
  %13 = stablehlo.exponential %10 : tensor<64xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
  %15 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
  %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<48x64xf32>
  %17 = stablehlo.multiply %15, %16 : tensor<48x64xf32>
  %18 = stablehlo.minimum %6, %17 : tensor<48x64xf32>
  %19 = stablehlo.dot_general %18, %arg2, contracting_dims = [1] x [0] : (tensor<48x64xf32>, tensor<64x40xf32>) -> tensor<48x40xf32>
  return %19 : tensor<48x40xf32>
}
