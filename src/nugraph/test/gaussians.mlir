// RUN: tesela explain %s --find --family=open | FileCheck %s

// Squares of differences over scales are products with one over their squares.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<512x30xf32> loc("x"), %arg1: tensor<80x30xf32> loc("m"), %arg2: tensor<80x30xf32> loc("s")) -> (tensor<512x80xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<512x30xf32>) -> tensor<512x1x30xf32>
  %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<80x30xf32>) -> tensor<1x80x30xf32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<512x1x30xf32>) -> tensor<512x80x30xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x80x30xf32>) -> tensor<512x80x30xf32>
  %4 = stablehlo.subtract %2, %3 : tensor<512x80x30xf32>
  %5 = stablehlo.broadcast_in_dim %arg2, dims = [1, 2] : (tensor<80x30xf32>) -> tensor<1x80x30xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<1x80x30xf32>) -> tensor<512x80x30xf32>
  %7 = stablehlo.divide %4, %6 : tensor<512x80x30xf32>
  %8 = stablehlo.multiply %7, %7 : tensor<512x80x30xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<512x80x30xf32>, tensor<f32>) -> tensor<512x80xf32>
  return %9 : tensor<512x80xf32>
}
func.func public @variant0(%arg0: tensor<512x30xf32> loc("x"), %arg1: tensor<80x30xf32> loc("m"), %arg2: tensor<80x30xf32> loc("s")) -> (tensor<512x80xf32>) {
  %0 = stablehlo.multiply %arg0, %arg0 : tensor<512x30xf32>
  %1 = stablehlo.multiply %arg2, %arg2 : tensor<80x30xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<80x30xf32>
  %3 = stablehlo.divide %2, %1 : tensor<80x30xf32>
  %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<80x30xf32>) -> tensor<30x80xf32>
  %5 = stablehlo.dot_general %0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x30xf32>, tensor<30x80xf32>) -> tensor<512x80xf32>
  %6 = stablehlo.multiply %arg2, %arg2 : tensor<80x30xf32>
  %7 = stablehlo.divide %arg1, %6 : tensor<80x30xf32>
  %8 = stablehlo.transpose %7, dims = [1, 0] : (tensor<80x30xf32>) -> tensor<30x80xf32>
  %9 = stablehlo.dot_general %arg0, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x30xf32>, tensor<30x80xf32>) -> tensor<512x80xf32>
  %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512x80xf32>
  %11 = stablehlo.multiply %10, %9 : tensor<512x80xf32>
  %12 = stablehlo.subtract %5, %11 : tensor<512x80xf32>
  %13 = stablehlo.multiply %arg1, %arg1 : tensor<80x30xf32>
  %14 = stablehlo.multiply %arg2, %arg2 : tensor<80x30xf32>
  %15 = stablehlo.divide %13, %14 : tensor<80x30xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %16 = stablehlo.reduce(%15 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<80x30xf32>, tensor<f32>) -> tensor<80xf32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<80xf32>) -> tensor<1x80xf32>
  %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x80xf32>) -> tensor<512x80xf32>
  %19 = stablehlo.add %12, %18 : tensor<512x80xf32>
  return %19 : tensor<512x80xf32>
}
func.func public @variant1(%arg0: tensor<512x30xf32> loc("x"), %arg1: tensor<80x30xf32> loc("m"), %arg2: tensor<80x30xf32> loc("s")) -> (tensor<512x80xf32>) {
  %0 = stablehlo.multiply %arg0, %arg0 : tensor<512x30xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<80x30xf32>
  %2 = stablehlo.divide %1, %arg2 : tensor<80x30xf32>
  %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<80x30xf32>) -> tensor<30x80xf32>
  %4 = stablehlo.dot_general %0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x30xf32>, tensor<30x80xf32>) -> tensor<512x80xf32>
  %5 = stablehlo.multiply %arg2, %arg2 : tensor<80x30xf32>
  %6 = stablehlo.divide %arg1, %5 : tensor<80x30xf32>
  %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<80x30xf32>) -> tensor<30x80xf32>
  %8 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x30xf32>, tensor<30x80xf32>) -> tensor<512x80xf32>
  %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512x80xf32>
  %10 = stablehlo.multiply %9, %8 : tensor<512x80xf32>
  %11 = stablehlo.subtract %4, %10 : tensor<512x80xf32>
  %12 = stablehlo.multiply %arg1, %arg1 : tensor<80x30xf32>
  %13 = stablehlo.multiply %arg2, %arg2 : tensor<80x30xf32>
  %14 = stablehlo.divide %12, %13 : tensor<80x30xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<80x30xf32>, tensor<f32>) -> tensor<80xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<80xf32>) -> tensor<1x80xf32>
  %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x80xf32>) -> tensor<512x80xf32>
  %18 = stablehlo.add %11, %17 : tensor<512x80xf32>
  return %18 : tensor<512x80xf32>
}
