// RUN: tesela explain %s --find --family=open | FileCheck %s

// The logarithms of a sigmoid and of 1 less that are linear but for one
// logarithm; the sign of the product matters.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<512x300xf32> loc("x"), %arg1: tensor<512x300xf32> loc("y")) -> (tensor<512xf32>) {
  %0 = stablehlo.negate %arg0 : tensor<512x300xf32>
  %1 = stablehlo.exponential %0 : tensor<512x300xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x300xf32>
  %3 = stablehlo.add %2, %1 : tensor<512x300xf32>
  %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512x300xf32>
  %5 = stablehlo.divide %4, %3 : tensor<512x300xf32>
  %6 = stablehlo.log %5 : tensor<512x300xf32>
  %7 = stablehlo.multiply %arg1, %6 : tensor<512x300xf32>
  %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<512x300xf32>
  %9 = stablehlo.subtract %8, %arg1 : tensor<512x300xf32>
  %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<512x300xf32>
  %11 = stablehlo.subtract %10, %5 : tensor<512x300xf32>
  %12 = stablehlo.log %11 : tensor<512x300xf32>
  %13 = stablehlo.multiply %9, %12 : tensor<512x300xf32>
  %14 = stablehlo.add %7, %13 : tensor<512x300xf32>
  %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<512x300xf32>, tensor<f32>) -> tensor<512xf32>
  %16 = stablehlo.negate %15 : tensor<512xf32>
  return %16 : tensor<512xf32>
}
func.func public @variant0(%arg0: tensor<512x300xf32> loc("x"), %arg1: tensor<512x300xf32> loc("y")) -> (tensor<512xf32>) {
  %0 = stablehlo.exponential %arg0 : tensor<512x300xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x300xf32>
  %2 = stablehlo.add %1, %0 : tensor<512x300xf32>
  %3 = stablehlo.log %2 : tensor<512x300xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<512x300xf32>, tensor<f32>) -> tensor<512xf32>
  %5 = stablehlo.multiply %arg0, %arg1 : tensor<512x300xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<512x300xf32>, tensor<f32>) -> tensor<512xf32>
  %7 = stablehlo.subtract %4, %6 : tensor<512xf32>
  return %7 : tensor<512xf32>
}
func.func public @variant1(%arg0: tensor<512x300xf32> loc("x"), %arg1: tensor<512x300xf32> loc("y")) -> (tensor<512xf32>) {
  %0 = stablehlo.exponential %arg0 : tensor<512x300xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x300xf32>
  %2 = stablehlo.add %1, %0 : tensor<512x300xf32>
  %3 = stablehlo.log %2 : tensor<512x300xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<512x300xf32>, tensor<f32>) -> tensor<512xf32>
  %5 = stablehlo.multiply %arg0, %arg1 : tensor<512x300xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<512x300xf32>, tensor<f32>) -> tensor<512xf32>
  %7 = stablehlo.add %4, %6 : tensor<512xf32>
  return %7 : tensor<512xf32>
}
