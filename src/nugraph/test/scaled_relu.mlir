// RUN: tesela explain %s --find --family=split | FileCheck %s

// A positive number passes through a relu, a negative one does not.
// CHECK: "found": true
// CHECK: "found": false

func.func public @main(%arg0: tensor<512x300xf32> loc("x"), %arg1: tensor<300x200xf32> loc("w"), %arg2: tensor<200x100xf32> loc("v")) -> (tensor<512x100xf32>) {
  %cst = stablehlo.constant dense<7.000000e+00> : tensor<f32>
  %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<300x200xf32>
  %1 = stablehlo.divide %arg1, %0 : tensor<300x200xf32>
  %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x300xf32>, tensor<300x200xf32>) -> tensor<512x200xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512x200xf32>
  %4 = stablehlo.maximum %2, %3 : tensor<512x200xf32>
  %5 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x200xf32>, tensor<200x100xf32>) -> tensor<512x100xf32>
  return %5 : tensor<512x100xf32>
}
func.func public @variant0(%arg0: tensor<512x300xf32> loc("x"), %arg1: tensor<300x200xf32> loc("w"), %arg2: tensor<200x100xf32> loc("v")) -> (tensor<512x100xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x300xf32>, tensor<300x200xf32>) -> tensor<512x200xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x200xf32>
  %2 = stablehlo.maximum %0, %1 : tensor<512x200xf32>
  %cst_0 = stablehlo.constant dense<7.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<200x100xf32>
  %4 = stablehlo.divide %arg2, %3 : tensor<200x100xf32>
  %5 = stablehlo.dot_general %2, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x200xf32>, tensor<200x100xf32>) -> tensor<512x100xf32>
  return %5 : tensor<512x100xf32>
}
func.func public @variant1(%arg0: tensor<512x300xf32> loc("x"), %arg1: tensor<300x200xf32> loc("w"), %arg2: tensor<200x100xf32> loc("v")) -> (tensor<512x100xf32>) {
  %0 = stablehlo.negate %arg1 : tensor<300x200xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x300xf32>, tensor<300x200xf32>) -> tensor<512x200xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x200xf32>
  %3 = stablehlo.maximum %1, %2 : tensor<512x200xf32>
  %cst_0 = stablehlo.constant dense<-7.000000e+00> : tensor<f32>
  %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<200x100xf32>
  %5 = stablehlo.divide %arg2, %4 : tensor<200x100xf32>
  %6 = stablehlo.dot_general %3, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x200xf32>, tensor<200x100xf32>) -> tensor<512x100xf32>
  return %6 : tensor<512x100xf32>
}
