// RUN: tesela explain %s --find --family=transposes | FileCheck %s

// What is chosen by comparing is the greater of two, not where the slope is above 1.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

func.func public @main(%arg0: tensor<48xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64x40xf32>) -> (tensor<48x40xf32>, tensor<64x40xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
  %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<48x64xf32>
  %4 = stablehlo.add %2, %3 : tensor<48x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<48x64xf32>
  %6 = stablehlo.compare GT, %4, %5, FLOAT : (tensor<48x64xf32>, tensor<48x64xf32>) -> tensor<48x64xi1>
  %7 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
  %8 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
  %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
  %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<48x64xf32>
  %11 = stablehlo.add %9, %10 : tensor<48x64xf32>
  %12 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
  %13 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
  %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
  %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<48x64xf32>
  %16 = stablehlo.add %14, %15 : tensor<48x64xf32>
  %cst_0 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
  %17 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<48x64xf32>
  %18 = stablehlo.multiply %17, %16 : tensor<48x64xf32>
  %19 = call @main._where(%6, %11, %18) : (tensor<48x64xi1>, tensor<48x64xf32>, tensor<48x64xf32>) -> tensor<48x64xf32>
  %20 = stablehlo.exponential %19 : tensor<48x64xf32>
  %21 = stablehlo.dot_general %20, %arg2, contracting_dims = [1] x [0] : (tensor<48x64xf32>, tensor<64x40xf32>) -> tensor<48x40xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %22 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x40xf32>
  %23 = stablehlo.compare GT, %arg2, %22, FLOAT : (tensor<64x40xf32>, tensor<64x40xf32>) -> tensor<64x40xi1>
  %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %24 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<64x40xf32>
  %25 = stablehlo.multiply %24, %arg2 : tensor<64x40xf32>
  %26 = call @main._where_0(%23, %arg2, %25) : (tensor<64x40xi1>, tensor<64x40xf32>, tensor<64x40xf32>) -> tensor<64x40xf32>
  return %21, %26 : tensor<48x40xf32>, tensor<64x40xf32>
}
func.func private @main._where(%arg0: tensor<48x64xi1>, %arg1: tensor<48x64xf32>, %arg2: tensor<48x64xf32>) -> tensor<48x64xf32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<48x64xi1>, tensor<48x64xf32>
  return %0 : tensor<48x64xf32>
}
func.func private @main._where_0(%arg0: tensor<64x40xi1>, %arg1: tensor<64x40xf32>, %arg2: tensor<64x40xf32>) -> tensor<64x40xf32> {
  %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<64x40xi1>, tensor<64x40xf32>
  return %0 : tensor<64x40xf32>
}
func.func public @variant0(%arg0: tensor<48xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64x40xf32>) -> (tensor<48x40xf32>, tensor<64x40xf32>) {
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
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %20 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x40xf32>
  %21 = stablehlo.multiply %20, %arg2 : tensor<64x40xf32>
  %22 = stablehlo.minimum %arg2, %21 : tensor<64x40xf32>
  return %19, %22 : tensor<48x40xf32>, tensor<64x40xf32>
}
func.func public @variant1(%arg0: tensor<48xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64x40xf32>) -> (tensor<48x40xf32>, tensor<64x40xf32>) {
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
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %20 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64x40xf32>
  %21 = stablehlo.multiply %20, %arg2 : tensor<64x40xf32>
  %22 = stablehlo.maximum %arg2, %21 : tensor<64x40xf32>
  return %19, %22 : tensor<48x40xf32>, tensor<64x40xf32>
}
