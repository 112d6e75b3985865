// RUN: tesela explain %s --find --family=siblings | FileCheck %s

// Of x and of what comes before it, both projections in one matmul: those that
// are made of each other are no siblings, and leave room for what is done with
// the parts.
// CHECK: "found": true
// CHECK: "name": "variant0"

func.func public @main(%arg0: tensor<12x30x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24x18xf32>) -> (tensor<12x30x18xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<12x30x24xf32>
  %2 = stablehlo.multiply %1, %arg0 : tensor<12x30x24xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
  %4 = stablehlo.subtract %3, %arg1 : tensor<24xf32>
  %5 = stablehlo.slice %arg0 [0:12, 0:1, 0:24] : (tensor<12x30x24xf32>) -> tensor<12x1x24xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x1x24xf32>
  %7 = stablehlo.slice %arg0 [0:12, 0:29, 0:24] : (tensor<12x30x24xf32>) -> tensor<12x29x24xf32>
  %8 = stablehlo.concatenate %6, %7, dim = 1 : (tensor<12x1x24xf32>, tensor<12x29x24xf32>) -> tensor<12x30x24xf32>
  %9 = stablehlo.broadcast_in_dim %4, dims = [2] : (tensor<24xf32>) -> tensor<1x1x24xf32>
  %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x1x24xf32>) -> tensor<12x30x24xf32>
  %11 = stablehlo.multiply %10, %8 : tensor<12x30x24xf32>
  %12 = stablehlo.add %2, %11 : tensor<12x30x24xf32>
  %13 = stablehlo.dot_general %12, %arg2, contracting_dims = [2] x [0] : (tensor<12x30x24xf32>, tensor<24x18xf32>) -> tensor<12x30x18xf32>
  return %13 : tensor<12x30x18xf32>
}
func.func public @variant0(%arg0: tensor<12x30x24xf32>, %arg1: tensor<24xf32>, %arg2: tensor<24x18xf32>) -> (tensor<12x30x18xf32>) {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x18xf32>
  %2 = stablehlo.multiply %1, %arg2 : tensor<24x18xf32>
  %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
  %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<24xf32>
  %4 = stablehlo.subtract %3, %arg1 : tensor<24xf32>
  %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
  %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x18xf32>
  %7 = stablehlo.multiply %6, %arg2 : tensor<24x18xf32>
  %8 = stablehlo.concatenate %2, %7, dim = 1 : (tensor<24x18xf32>, tensor<24x18xf32>) -> tensor<24x36xf32>
  %9 = stablehlo.dot_general %arg0, %8, contracting_dims = [2] x [0] : (tensor<12x30x24xf32>, tensor<24x36xf32>) -> tensor<12x30x36xf32>
  %10 = stablehlo.slice %9 [0:12, 0:30, 0:18] : (tensor<12x30x36xf32>) -> tensor<12x30x18xf32>
  %11 = stablehlo.slice %9 [0:12, 0:30, 18:36] : (tensor<12x30x36xf32>) -> tensor<12x30x18xf32>
  %12 = stablehlo.slice %11 [0:12, 0:1, 0:18] : (tensor<12x30x18xf32>) -> tensor<12x1x18xf32>
  %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
  %13 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x1x18xf32>
  %14 = stablehlo.slice %11 [0:12, 0:29, 0:18] : (tensor<12x30x18xf32>) -> tensor<12x29x18xf32>
  %15 = stablehlo.concatenate %13, %14, dim = 1 : (tensor<12x1x18xf32>, tensor<12x29x18xf32>) -> tensor<12x30x18xf32>
  %16 = stablehlo.add %10, %15 : tensor<12x30x18xf32>
  return %16 : tensor<12x30x18xf32>
}
