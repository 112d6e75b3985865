// RUN: tesela explain %s --find --family=split | FileCheck %s

// What is divided by its own maximum does not depend on a positive factor of its
// rows; a maximum plus 1 does.
// CHECK: "found": true
// CHECK: "name": "variant0"
// CHECK: "found": false
// CHECK: "name": "variant1"

  func.func public @main(%arg0: tensor<21x13xf32> loc("x"), %arg1: tensor<21xf32> loc("g")) -> (tensor<21x13xf32>) {
    %0 = stablehlo.exponential %arg1 : tensor<21xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<21xf32>) -> tensor<21x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<21x1xf32>) -> tensor<21x13xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<21x13xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<21x13xf32>, tensor<f32>) -> tensor<21xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<21xf32>) -> tensor<21x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<21x1xf32>) -> tensor<21x13xf32>
    %7 = stablehlo.divide %3, %6 : tensor<21x13xf32>
    %8 = stablehlo.exponential %arg1 : tensor<21xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<21xf32>) -> tensor<21x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<21x1xf32>) -> tensor<21x13xf32>
    %11 = stablehlo.multiply %arg0, %10 : tensor<21x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<21x13xf32>, tensor<f32>) -> tensor<21xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<21xf32>
    %14 = stablehlo.add %13, %12 : tensor<21xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<21xf32>) -> tensor<21x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<21x1xf32>) -> tensor<21x13xf32>
    %17 = stablehlo.divide %11, %16 : tensor<21x13xf32>
    %18 = stablehlo.add %7, %17 : tensor<21x13xf32>
    return %18 : tensor<21x13xf32>
  }
  func.func public @variant0(%arg0: tensor<21x13xf32> loc("x"), %arg1: tensor<21xf32> loc("g")) -> (tensor<21x13xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<21x13xf32>, tensor<f32>) -> tensor<21xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<21xf32>) -> tensor<21x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<21x1xf32>) -> tensor<21x13xf32>
    %3 = stablehlo.divide %arg0, %2 : tensor<21x13xf32>
    %4 = stablehlo.exponential %arg1 : tensor<21xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<21xf32>) -> tensor<21x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<21x1xf32>) -> tensor<21x13xf32>
    %7 = stablehlo.multiply %arg0, %6 : tensor<21x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<21x13xf32>, tensor<f32>) -> tensor<21xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<21xf32>
    %10 = stablehlo.add %9, %8 : tensor<21xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<21xf32>) -> tensor<21x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<21x1xf32>) -> tensor<21x13xf32>
    %13 = stablehlo.divide %7, %12 : tensor<21x13xf32>
    %14 = stablehlo.add %3, %13 : tensor<21x13xf32>
    return %14 : tensor<21x13xf32>
  }
  func.func public @variant1(%arg0: tensor<21x13xf32> loc("x"), %arg1: tensor<21xf32> loc("g")) -> (tensor<21x13xf32>) {
    %0 = stablehlo.exponential %arg1 : tensor<21xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<21xf32>) -> tensor<21x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<21x1xf32>) -> tensor<21x13xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<21x13xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<21x13xf32>, tensor<f32>) -> tensor<21xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<21xf32>) -> tensor<21x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<21x1xf32>) -> tensor<21x13xf32>
    %7 = stablehlo.divide %3, %6 : tensor<21x13xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<21x13xf32>, tensor<f32>) -> tensor<21xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<21xf32>
    %10 = stablehlo.add %9, %8 : tensor<21xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<21xf32>) -> tensor<21x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<21x1xf32>) -> tensor<21x13xf32>
    %13 = stablehlo.divide %arg0, %12 : tensor<21x13xf32>
    %14 = stablehlo.add %7, %13 : tensor<21x13xf32>
    return %14 : tensor<21x13xf32>
  }
