// RUN: tesela explain %s --find --family=functions | FileCheck %s

// A maximum is what a minimum, or a distance, leaves of the sum of both: maxima of
// pairs are summed without pairs. Signs matter.
// CHECK: "found": true
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<20x30xf32>, %arg1: tensor<24x30xf32>) -> (tensor<20x24xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<20x30xf32>) -> tensor<20x1x30xf32>
  %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x30xf32>) -> tensor<1x24x30xf32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<20x1x30xf32>) -> tensor<20x24x30xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x24x30xf32>) -> tensor<20x24x30xf32>
  %4 = stablehlo.maximum %2, %3 : tensor<20x24x30xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<20x24x30xf32>, tensor<f32>) -> tensor<20x24xf32>
  return %5 : tensor<20x24xf32>
}
func.func public @variant0(%arg0: tensor<20x30xf32>, %arg1: tensor<24x30xf32>) -> (tensor<20x24xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<20x30xf32>, tensor<f32>) -> tensor<20xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<20xf32>) -> tensor<20x1xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = stablehlo.reduce(%arg1 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
  %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<20x1xf32>) -> tensor<20x24xf32>
  %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<20x24xf32>
  %6 = stablehlo.add %4, %5 : tensor<20x24xf32>
  %7 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<20x30xf32>) -> tensor<20x1x30xf32>
  %8 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x30xf32>) -> tensor<1x24x30xf32>
  %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<20x1x30xf32>) -> tensor<20x24x30xf32>
  %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x24x30xf32>) -> tensor<20x24x30xf32>
  %11 = stablehlo.minimum %9, %10 : tensor<20x24x30xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<20x24x30xf32>, tensor<f32>) -> tensor<20x24xf32>
  %13 = stablehlo.subtract %6, %12 : tensor<20x24xf32>
  return %13 : tensor<20x24xf32>
}
func.func public @variant1(%arg0: tensor<20x30xf32>, %arg1: tensor<24x30xf32>) -> (tensor<20x24xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<20x30xf32>, tensor<f32>) -> tensor<20xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<20xf32>) -> tensor<20x1xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = stablehlo.reduce(%arg1 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
  %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<20x1xf32>) -> tensor<20x24xf32>
  %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<20x24xf32>
  %6 = stablehlo.add %4, %5 : tensor<20x24xf32>
  %7 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<20x30xf32>) -> tensor<20x1x30xf32>
  %8 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x30xf32>) -> tensor<1x24x30xf32>
  %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<20x1x30xf32>) -> tensor<20x24x30xf32>
  %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x24x30xf32>) -> tensor<20x24x30xf32>
  %11 = stablehlo.subtract %9, %10 : tensor<20x24x30xf32>
  %12 = stablehlo.abs %11 : tensor<20x24x30xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %13 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<20x24x30xf32>, tensor<f32>) -> tensor<20x24xf32>
  %14 = stablehlo.add %6, %13 : tensor<20x24xf32>
  %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
  %15 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<20x24xf32>
  %16 = stablehlo.multiply %14, %15 : tensor<20x24xf32>
  return %16 : tensor<20x24xf32>
}
func.func public @variant2(%arg0: tensor<20x30xf32>, %arg1: tensor<24x30xf32>) -> (tensor<20x24xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<20x30xf32>, tensor<f32>) -> tensor<20xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<20xf32>) -> tensor<20x1xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = stablehlo.reduce(%arg1 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<24x30xf32>, tensor<f32>) -> tensor<24xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
  %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<20x1xf32>) -> tensor<20x24xf32>
  %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<20x24xf32>
  %6 = stablehlo.subtract %4, %5 : tensor<20x24xf32>
  %7 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<20x30xf32>) -> tensor<20x1x30xf32>
  %8 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<24x30xf32>) -> tensor<1x24x30xf32>
  %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<20x1x30xf32>) -> tensor<20x24x30xf32>
  %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x24x30xf32>) -> tensor<20x24x30xf32>
  %11 = stablehlo.minimum %9, %10 : tensor<20x24x30xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<20x24x30xf32>, tensor<f32>) -> tensor<20x24xf32>
  %13 = stablehlo.add %6, %12 : tensor<20x24xf32>
  return %13 : tensor<20x24xf32>
}
