// RUN: tesela explain %s --find --family=open | FileCheck %s

// Rows divided by their norms have norm 1: their distances are 2 less twice
// the cosines, not 1 less them.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<512x30xf32> loc("x"), %arg1: tensor<640x30xf32> loc("y")) -> (tensor<512x640xf32>) {
  %0 = stablehlo.multiply %arg0, %arg0 : tensor<512x30xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x30xf32>, tensor<f32>) -> tensor<512xf32>
  %2 = stablehlo.sqrt %1 : tensor<512xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x30xf32>
  %5 = stablehlo.divide %arg0, %4 : tensor<512x30xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 2] : (tensor<512x30xf32>) -> tensor<512x1x30xf32>
  %7 = stablehlo.multiply %arg1, %arg1 : tensor<640x30xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<640x30xf32>, tensor<f32>) -> tensor<640xf32>
  %9 = stablehlo.sqrt %8 : tensor<640xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x30xf32>
  %12 = stablehlo.divide %arg1, %11 : tensor<640x30xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<640x30xf32>) -> tensor<1x640x30xf32>
  %14 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<512x1x30xf32>) -> tensor<512x640x30xf32>
  %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<1x640x30xf32>) -> tensor<512x640x30xf32>
  %16 = stablehlo.subtract %14, %15 : tensor<512x640x30xf32>
  %17 = stablehlo.multiply %16, %16 : tensor<512x640x30xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %18 = stablehlo.reduce(%17 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<512x640x30xf32>, tensor<f32>) -> tensor<512x640xf32>
  return %18 : tensor<512x640xf32>
}
func.func public @variant0(%arg0: tensor<512x30xf32> loc("x"), %arg1: tensor<640x30xf32> loc("y")) -> (tensor<512x640xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<640x30xf32>) -> tensor<30x640xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x30xf32>, tensor<30x640xf32>) -> tensor<512x640xf32>
  %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x640xf32>
  %3 = stablehlo.multiply %2, %1 : tensor<512x640xf32>
  %4 = stablehlo.multiply %arg0, %arg0 : tensor<512x30xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<512x30xf32>, tensor<f32>) -> tensor<512xf32>
  %6 = stablehlo.sqrt %5 : tensor<512xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
  %8 = stablehlo.multiply %arg1, %arg1 : tensor<640x30xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<640x30xf32>, tensor<f32>) -> tensor<640xf32>
  %10 = stablehlo.sqrt %9 : tensor<640xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<640xf32>) -> tensor<1x640xf32>
  %12 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x640xf32>
  %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x640xf32>) -> tensor<512x640xf32>
  %14 = stablehlo.multiply %12, %13 : tensor<512x640xf32>
  %15 = stablehlo.divide %3, %14 : tensor<512x640xf32>
  %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
  %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<512x640xf32>
  %17 = stablehlo.subtract %16, %15 : tensor<512x640xf32>
  return %17 : tensor<512x640xf32>
}
func.func public @variant1(%arg0: tensor<512x30xf32> loc("x"), %arg1: tensor<640x30xf32> loc("y")) -> (tensor<512x640xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<640x30xf32>) -> tensor<30x640xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x30xf32>, tensor<30x640xf32>) -> tensor<512x640xf32>
  %2 = stablehlo.multiply %arg0, %arg0 : tensor<512x30xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x30xf32>, tensor<f32>) -> tensor<512xf32>
  %4 = stablehlo.sqrt %3 : tensor<512xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
  %6 = stablehlo.multiply %arg1, %arg1 : tensor<640x30xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<640x30xf32>, tensor<f32>) -> tensor<640xf32>
  %8 = stablehlo.sqrt %7 : tensor<640xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<640xf32>) -> tensor<1x640xf32>
  %10 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x640xf32>
  %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x640xf32>) -> tensor<512x640xf32>
  %12 = stablehlo.multiply %10, %11 : tensor<512x640xf32>
  %13 = stablehlo.divide %1, %12 : tensor<512x640xf32>
  %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<512x640xf32>
  %15 = stablehlo.subtract %14, %13 : tensor<512x640xf32>
  return %15 : tensor<512x640xf32>
}
