// RUN: tesela explain %s --find --family=transposes | FileCheck %s

// What all keys have in common cancels in a softmax; a bias by key does not.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

func.func public @main(%arg0: tensor<48x40xf32>, %arg1: tensor<64x24xf32>, %arg2: tensor<40x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>) -> (tensor<48x64xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0] : (tensor<48x40xf32>, tensor<40x24xf32>) -> tensor<48x24xf32>
  %1 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<48x24xf32>
  %3 = stablehlo.add %0, %2 : tensor<48x24xf32>
  %4 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<64x24xf32>
  %6 = stablehlo.add %arg1, %5 : tensor<64x24xf32>
  %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<64x24xf32>) -> tensor<24x64xf32>
  %8 = stablehlo.dot_general %3, %7, contracting_dims = [1] x [0] : (tensor<48x24xf32>, tensor<24x64xf32>) -> tensor<48x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %9 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<64x24xf32>, tensor<f32>) -> tensor<64xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
  %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<48x64xf32>
  %12 = stablehlo.add %8, %11 : tensor<48x64xf32>
  %13 = stablehlo.exponential %12 : tensor<48x64xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %14 = stablehlo.reduce(%13 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<48x64xf32>, tensor<f32>) -> tensor<48xf32>
  %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
  %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
  %17 = stablehlo.divide %13, %16 : tensor<48x64xf32>
  return %17 : tensor<48x64xf32>
}
func.func public @variant0(%arg0: tensor<48x40xf32>, %arg1: tensor<64x24xf32>, %arg2: tensor<40x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>) -> (tensor<48x64xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0] : (tensor<48x40xf32>, tensor<40x24xf32>) -> tensor<48x24xf32>
  %1 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<48x24xf32>
  %3 = stablehlo.add %0, %2 : tensor<48x24xf32>
  %4 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<64x24xf32>) -> tensor<24x64xf32>
  %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0] : (tensor<48x24xf32>, tensor<24x64xf32>) -> tensor<48x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<64x24xf32>, tensor<f32>) -> tensor<64xf32>
  %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<48x64xf32>
  %9 = stablehlo.add %5, %8 : tensor<48x64xf32>
  %10 = stablehlo.exponential %9 : tensor<48x64xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<48x64xf32>, tensor<f32>) -> tensor<48xf32>
  %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
  %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
  %14 = stablehlo.divide %10, %13 : tensor<48x64xf32>
  return %14 : tensor<48x64xf32>
}
func.func public @variant1(%arg0: tensor<48x40xf32>, %arg1: tensor<64x24xf32>, %arg2: tensor<40x24xf32>, %arg3: tensor<24xf32>, %arg4: tensor<24xf32>) -> (tensor<48x64xf32>) {
  %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0] : (tensor<48x40xf32>, tensor<40x24xf32>) -> tensor<48x24xf32>
  %1 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<48x24xf32>
  %3 = stablehlo.add %0, %2 : tensor<48x24xf32>
  %4 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<64x24xf32>) -> tensor<24x64xf32>
  %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0] : (tensor<48x24xf32>, tensor<24x64xf32>) -> tensor<48x64xf32>
  %6 = stablehlo.exponential %5 : tensor<48x64xf32>
  %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<48x64xf32>, tensor<f32>) -> tensor<48xf32>
  %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
  %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x64xf32>
  %10 = stablehlo.divide %6, %9 : tensor<48x64xf32>
  return %10 : tensor<48x64xf32>
}
