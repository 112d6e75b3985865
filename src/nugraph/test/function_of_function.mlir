// RUN: tesela explain %s --find --family=functions | FileCheck %s

// GELU's tanh as a sigmoid.
// CHECK-NOT: "found": false
// CHECK: "found": true
// CHECK-NOT: "found": false

func.func public @main(%arg0: tensor<256x1024xf32>) -> (tensor<256x1024xf32>) {
  %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
  %1 = stablehlo.multiply %0, %arg0 : tensor<256x1024xf32>
  %cst_0 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
  %3 = stablehlo.multiply %2, %arg0 : tensor<256x1024xf32>
  %4 = stablehlo.multiply %3, %arg0 : tensor<256x1024xf32>
  %5 = stablehlo.multiply %4, %arg0 : tensor<256x1024xf32>
  %6 = stablehlo.add %arg0, %5 : tensor<256x1024xf32>
  %cst_1 = stablehlo.constant dense<0.797884583> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
  %8 = stablehlo.multiply %7, %6 : tensor<256x1024xf32>
  %9 = stablehlo.tanh %8 : tensor<256x1024xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
  %11 = stablehlo.add %10, %9 : tensor<256x1024xf32>
  %12 = stablehlo.multiply %1, %11 : tensor<256x1024xf32>
  return %12 : tensor<256x1024xf32>
}
func.func public @variant0(%arg0: tensor<256x1024xf32>) -> (tensor<256x1024xf32>) {
  %cst = stablehlo.constant dense<4.471500e-02> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
  %1 = stablehlo.multiply %0, %arg0 : tensor<256x1024xf32>
  %2 = stablehlo.multiply %1, %arg0 : tensor<256x1024xf32>
  %3 = stablehlo.multiply %2, %arg0 : tensor<256x1024xf32>
  %4 = stablehlo.add %arg0, %3 : tensor<256x1024xf32>
  %cst_0 = stablehlo.constant dense<0.797884583> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
  %6 = stablehlo.multiply %5, %4 : tensor<256x1024xf32>
  %cst_1 = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
  %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
  %8 = stablehlo.multiply %7, %6 : tensor<256x1024xf32>
  %9 = stablehlo.exponential %8 : tensor<256x1024xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
  %11 = stablehlo.add %10, %9 : tensor<256x1024xf32>
  %12 = stablehlo.divide %arg0, %11 : tensor<256x1024xf32>
  return %12 : tensor<256x1024xf32>
}
func.func public @variant0_1(%arg0: tensor<256x1024xf32>) -> (tensor<256x1024xf32>) {
  %cst = stablehlo.constant dense<4.471500e-02> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
  %1 = stablehlo.multiply %0, %arg0 : tensor<256x1024xf32>
  %2 = stablehlo.multiply %1, %arg0 : tensor<256x1024xf32>
  %3 = stablehlo.multiply %2, %arg0 : tensor<256x1024xf32>
  %4 = stablehlo.add %arg0, %3 : tensor<256x1024xf32>
  %cst_0 = stablehlo.constant dense<-1.59576917> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
  %6 = stablehlo.multiply %5, %4 : tensor<256x1024xf32>
  %7 = stablehlo.exponential %6 : tensor<256x1024xf32>
  %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
  %9 = stablehlo.add %8, %7 : tensor<256x1024xf32>
  %10 = stablehlo.divide %arg0, %9 : tensor<256x1024xf32>
  return %10 : tensor<256x1024xf32>
}
