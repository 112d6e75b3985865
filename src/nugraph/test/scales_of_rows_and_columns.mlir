// RUN: tesela explain %s --find --family=open | FileCheck %s

// Rows and columns divided by their sums in turn: the scales alone, then the matrix
// once; not twice as much.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<96x64xf32>) -> (tensor<96x64xf32>) {
  %0 = stablehlo.exponential %arg0 : tensor<96x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<96x64xf32>, tensor<f32>) -> tensor<96xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<96xf32>) -> tensor<96x1xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<96x1xf32>) -> tensor<96x64xf32>
  %4 = stablehlo.divide %0, %3 : tensor<96x64xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<96x64xf32>, tensor<f32>) -> tensor<64xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<96x64xf32>
  %8 = stablehlo.divide %4, %7 : tensor<96x64xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<96x64xf32>, tensor<f32>) -> tensor<96xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<96xf32>) -> tensor<96x1xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<96x1xf32>) -> tensor<96x64xf32>
  %12 = stablehlo.divide %8, %11 : tensor<96x64xf32>
  return %12 : tensor<96x64xf32>
}
func.func public @variant0(%arg0: tensor<96x64xf32>) -> (tensor<96x64xf32>) {
  %0 = stablehlo.exponential %arg0 : tensor<96x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<96x64xf32>, tensor<f32>) -> tensor<96xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<96xf32>
  %3 = stablehlo.divide %2, %1 : tensor<96xf32>
  %4 = stablehlo.dot_general %3, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96xf32>, tensor<96x64xf32>) -> tensor<64xf32>
  %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %6 = stablehlo.divide %5, %4 : tensor<64xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<96x64xf32>
  %9 = stablehlo.multiply %0, %8 : tensor<96x64xf32>
  %10 = stablehlo.dot_general %0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x64xf32>, tensor<64xf32>) -> tensor<96xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<96xf32>
  %12 = stablehlo.divide %11, %10 : tensor<96xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<96xf32>) -> tensor<96x1xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<96x1xf32>) -> tensor<96x64xf32>
  %15 = stablehlo.multiply %9, %14 : tensor<96x64xf32>
  return %15 : tensor<96x64xf32>
}
func.func public @variant1(%arg0: tensor<96x64xf32>) -> (tensor<96x64xf32>) {
  %0 = stablehlo.exponential %arg0 : tensor<96x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<96x64xf32>, tensor<f32>) -> tensor<96xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<96xf32>
  %3 = stablehlo.divide %2, %1 : tensor<96xf32>
  %4 = stablehlo.dot_general %3, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96xf32>, tensor<96x64xf32>) -> tensor<64xf32>
  %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %6 = stablehlo.divide %5, %4 : tensor<64xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<96x64xf32>
  %9 = stablehlo.multiply %0, %8 : tensor<96x64xf32>
  %10 = stablehlo.dot_general %0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x64xf32>, tensor<64xf32>) -> tensor<96xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<96xf32>
  %12 = stablehlo.divide %11, %10 : tensor<96xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<96xf32>) -> tensor<96x1xf32>
  %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<96x1xf32>) -> tensor<96x64xf32>
  %15 = stablehlo.multiply %9, %14 : tensor<96x64xf32>
  %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<96x64xf32>
  %17 = stablehlo.multiply %15, %16 : tensor<96x64xf32>
  return %17 : tensor<96x64xf32>
}
