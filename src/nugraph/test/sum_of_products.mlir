// RUN: tesela explain %s --find --family=open | FileCheck %s

// A sum of products is looked up as the contraction too.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

func.func public @main(%arg0: tensor<384x12xf32>, %arg1: tensor<512x12xf32>) -> (tensor<384xf32>) {
  %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<512x12xf32>) -> tensor<12x512xf32>
  %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0] : (tensor<384x12xf32>, tensor<12x512xf32>) -> tensor<384x512xf32>
  %2 = stablehlo.multiply %1, %1 : tensor<384x512xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<384x512xf32>, tensor<f32>) -> tensor<384xf32>
  return %3 : tensor<384xf32>
}
func.func public @variant0(%arg0: tensor<384x12xf32>, %arg1: tensor<512x12xf32>) -> (tensor<384xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<384x12xf32>) -> tensor<384x12x1xf32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<384x12xf32>) -> tensor<384x1x12xf32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<384x12x1xf32>) -> tensor<384x12x12xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<384x1x12xf32>) -> tensor<384x12x12xf32>
  %4 = stablehlo.multiply %2, %3 : tensor<384x12x12xf32>
  %5 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<512x12xf32>) -> tensor<512x12x1xf32>
  %6 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<512x12xf32>) -> tensor<512x1x12xf32>
  %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<512x12x1xf32>) -> tensor<512x12x12xf32>
  %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<512x1x12xf32>) -> tensor<512x12x12xf32>
  %9 = stablehlo.multiply %7, %8 : tensor<512x12x12xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<512x12x12xf32>, tensor<f32>) -> tensor<12x12xf32>
  %11 = stablehlo.dot_general %4, %10, contracting_dims = [1, 2] x [0, 1] : (tensor<384x12x12xf32>, tensor<12x12xf32>) -> tensor<384xf32>
  return %11 : tensor<384xf32>
}
func.func public @variant1(%arg0: tensor<384x12xf32>, %arg1: tensor<512x12xf32>) -> (tensor<384xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<384x12xf32>) -> tensor<384x12x1xf32>
  %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<384x12xf32>) -> tensor<384x1x12xf32>
  %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<384x12x1xf32>) -> tensor<384x12x12xf32>
  %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<384x1x12xf32>) -> tensor<384x12x12xf32>
  %4 = stablehlo.multiply %2, %3 : tensor<384x12x12xf32>
  %5 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<512x12xf32>) -> tensor<512x12x1xf32>
  %6 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<512x12xf32>) -> tensor<512x1x12xf32>
  %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<512x12x1xf32>) -> tensor<512x12x12xf32>
  %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<512x1x12xf32>) -> tensor<512x12x12xf32>
  %9 = stablehlo.add %7, %8 : tensor<512x12x12xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<512x12x12xf32>, tensor<f32>) -> tensor<12x12xf32>
  %11 = stablehlo.dot_general %4, %10, contracting_dims = [1, 2] x [0, 1] : (tensor<384x12x12xf32>, tensor<12x12xf32>) -> tensor<384xf32>
  return %11 : tensor<384xf32>
}
