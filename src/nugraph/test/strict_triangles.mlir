// RUN: tesela explain %s --find --family=open | FileCheck %s

// What is 0 by a mask and 1 elsewhere is a mask: a sum over pairs is half of
// the square of the sum less the squares; not the square.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<512x300xf32> loc("x")) -> (tensor<512xf32>) {
  %c = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<300x300xi1>
  %1 = call @main.triu(%0) : (tensor<300x300xi1>) -> tensor<300x300xi1>
  %2 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<512x300xf32>) -> tensor<512x300x1xf32>
  %3 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<512x300xf32>) -> tensor<512x1x300xf32>
  %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<512x300x1xf32>) -> tensor<512x300x300xf32>
  %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<512x1x300xf32>) -> tensor<512x300x300xf32>
  %6 = stablehlo.multiply %4, %5 : tensor<512x300x300xf32>
  %c_0 = stablehlo.constant dense<0> : tensor<i32>
  %7 = call @main._where(%1, %6, %c_0) : (tensor<300x300xi1>, tensor<512x300x300xf32>, tensor<i32>) -> tensor<512x300x300xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<512x300x300xf32>, tensor<f32>) -> tensor<512x300xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<512x300xf32>, tensor<f32>) -> tensor<512xf32>
  return %9 : tensor<512xf32>
}
func.func private @main.triu(%arg0: tensor<300x300xi1>) -> tensor<300x300xi1> {
  %0 = stablehlo.iota dim = 0 : tensor<300x300xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<300x300xi32>
  %2 = stablehlo.add %0, %1 : tensor<300x300xi32>
  %3 = stablehlo.iota dim = 1 : tensor<300x300xi32>
  %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<300x300xi32>, tensor<300x300xi32>) -> tensor<300x300xi1>
  %c_0 = stablehlo.constant dense<false> : tensor<i1>
  %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<300x300xi1>
  %6 = stablehlo.select %4, %5, %arg0 : tensor<300x300xi1>, tensor<300x300xi1>
  return %6 : tensor<300x300xi1>
}
func.func private @main._where(%arg0: tensor<300x300xi1>, %arg1: tensor<512x300x300xf32>, %arg2: tensor<i32>) -> tensor<512x300x300xf32> {
  %0 = stablehlo.convert %arg2 : (tensor<i32>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<300x300xi1>) -> tensor<512x300x300xi1>
  %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<512x300x300xf32>
  %3 = stablehlo.select %1, %arg1, %2 : tensor<512x300x300xi1>, tensor<512x300x300xf32>
  return %3 : tensor<512x300x300xf32>
}
func.func public @variant0(%arg0: tensor<512x300xf32> loc("x")) -> (tensor<512xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x300xf32>, tensor<f32>) -> tensor<512xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<512x300xf32>, tensor<f32>) -> tensor<512xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<512xf32>
  %3 = stablehlo.multiply %arg0, %arg0 : tensor<512x300xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<512x300xf32>, tensor<f32>) -> tensor<512xf32>
  %5 = stablehlo.subtract %2, %4 : tensor<512xf32>
  %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<512xf32>
  %7 = stablehlo.divide %5, %6 : tensor<512xf32>
  return %7 : tensor<512xf32>
}
func.func public @variant1(%arg0: tensor<512x300xf32> loc("x")) -> (tensor<512xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x300xf32>, tensor<f32>) -> tensor<512xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<512x300xf32>, tensor<f32>) -> tensor<512xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<512xf32>
  %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<512xf32>
  %4 = stablehlo.divide %2, %3 : tensor<512xf32>
  return %4 : tensor<512xf32>
}
