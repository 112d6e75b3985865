// RUN: tesela explain %s --find --family=open | FileCheck %s

// Variances of outputs from moments of inputs, each a mean where it is summed.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": true
// CHECK: "name": "variant1"
// CHECK: "found": false
// CHECK: "name": "variant2"

func.func public @main(%arg0: tensor<1024x24xf32>, %arg1: tensor<24x384xf32>) -> (tensor<384xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<1024x24xf32>, tensor<24x384xf32>) -> tensor<1024x384xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1024x384xf32>, tensor<f32>) -> tensor<384xf32>
  %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
  %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<384xf32>
  %3 = stablehlo.divide %1, %2 : tensor<384xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<384xf32>) -> tensor<1x384xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x384xf32>) -> tensor<1024x384xf32>
  %6 = stablehlo.subtract %0, %5 : tensor<1024x384xf32>
  %7 = stablehlo.multiply %6, %6 : tensor<1024x384xf32>
  %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<1024x384xf32>, tensor<f32>) -> tensor<384xf32>
  %cst_2 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
  %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<384xf32>
  %10 = stablehlo.divide %8, %9 : tensor<384xf32>
  return %10 : tensor<384xf32>
}
func.func public @variant0(%arg0: tensor<1024x24xf32>, %arg1: tensor<24x384xf32>) -> (tensor<384xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1024x24xf32>, tensor<f32>) -> tensor<24xf32>
  %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
  %2 = stablehlo.divide %0, %1 : tensor<24xf32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
  %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<1024x24xf32>
  %5 = stablehlo.subtract %arg0, %4 : tensor<1024x24xf32>
  %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<1024x24xf32>) -> tensor<24x1024xf32>
  %7 = stablehlo.dot_general %6, %5, contracting_dims = [1] x [0] : (tensor<24x1024xf32>, tensor<1024x24xf32>) -> tensor<24x24xf32>
  %cst_1 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
  %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
  %9 = stablehlo.divide %7, %8 : tensor<24x24xf32>
  %10 = stablehlo.dot_general %9, %arg1, contracting_dims = [1] x [0] : (tensor<24x24xf32>, tensor<24x384xf32>) -> tensor<24x384xf32>
  %11 = stablehlo.multiply %arg1, %10 : tensor<24x384xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<24x384xf32>, tensor<f32>) -> tensor<384xf32>
  return %12 : tensor<384xf32>
}
func.func public @variant1(%arg0: tensor<1024x24xf32>, %arg1: tensor<24x384xf32>) -> (tensor<384xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1024x24xf32>, tensor<f32>) -> tensor<24xf32>
  %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
  %2 = stablehlo.divide %0, %1 : tensor<24xf32>
  %3 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<1024x24xf32>) -> tensor<24x1024xf32>
  %4 = stablehlo.dot_general %3, %arg0, contracting_dims = [1] x [0] : (tensor<24x1024xf32>, tensor<1024x24xf32>) -> tensor<24x24xf32>
  %cst_1 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
  %6 = stablehlo.divide %4, %5 : tensor<24x24xf32>
  %7 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
  %8 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
  %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x24xf32>
  %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<24x24xf32>
  %11 = stablehlo.multiply %9, %10 : tensor<24x24xf32>
  %12 = stablehlo.subtract %6, %11 : tensor<24x24xf32>
  %13 = stablehlo.dot_general %12, %arg1, contracting_dims = [1] x [0] : (tensor<24x24xf32>, tensor<24x384xf32>) -> tensor<24x384xf32>
  %14 = stablehlo.multiply %arg1, %13 : tensor<24x384xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<24x384xf32>, tensor<f32>) -> tensor<384xf32>
  return %15 : tensor<384xf32>
}
func.func public @variant2(%arg0: tensor<1024x24xf32>, %arg1: tensor<24x384xf32>) -> (tensor<384xf32>) {
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1024x24xf32>, tensor<f32>) -> tensor<24xf32>
  %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24xf32>
  %2 = stablehlo.divide %0, %1 : tensor<24xf32>
  %3 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<1024x24xf32>) -> tensor<24x1024xf32>
  %4 = stablehlo.dot_general %3, %arg0, contracting_dims = [1] x [0] : (tensor<24x1024xf32>, tensor<1024x24xf32>) -> tensor<24x24xf32>
  %cst_1 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
  %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x24xf32>
  %6 = stablehlo.divide %4, %5 : tensor<24x24xf32>
  %7 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
  %8 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
  %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x24xf32>
  %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<24x24xf32>
  %11 = stablehlo.multiply %9, %10 : tensor<24x24xf32>
  %12 = stablehlo.add %6, %11 : tensor<24x24xf32>
  %13 = stablehlo.dot_general %12, %arg1, contracting_dims = [1] x [0] : (tensor<24x24xf32>, tensor<24x384xf32>) -> tensor<24x384xf32>
  %14 = stablehlo.multiply %arg1, %13 : tensor<24x384xf32>
  %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<24x384xf32>, tensor<f32>) -> tensor<384xf32>
  return %15 : tensor<384xf32>
}
