// RUN: tesela explain %s --find | FileCheck %s

// What is given to n elements and divided by n is a whole n-th for each: its sum
// is all of it, and products with it are products with the mean.
// CHECK: "found": true
// CHECK: "found": false

  func.func public @main(%arg0: tensor<3x29x11xf32> loc("x"), %arg1: tensor<3x7xf32> loc("g")) -> (tensor<11x7xf32>, tensor<3x7xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<3x7xf32>) -> tensor<3x1x7xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<3x1x7xf32>) -> tensor<3x29x7xf32>
    %cst = stablehlo.constant dense<2.900000e+01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x29x7xf32>
    %3 = stablehlo.divide %1, %2 : tensor<3x29x7xf32>
    %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<3x29x11xf32>, tensor<3x29x7xf32>) -> tensor<11x7xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x29x7xf32>, tensor<f32>) -> tensor<3x7xf32>
    return %4, %5 : tensor<11x7xf32>, tensor<3x7xf32>
  }
  func.func public @variant0(%arg0: tensor<3x29x11xf32> loc("x"), %arg1: tensor<3x7xf32> loc("g")) -> (tensor<11x7xf32>, tensor<3x7xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x29x11xf32>, tensor<f32>) -> tensor<3x11xf32>
    %cst_0 = stablehlo.constant dense<2.900000e+01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3x11xf32>
    %2 = stablehlo.divide %0, %1 : tensor<3x11xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<3x11xf32>) -> tensor<11x3xf32>
    %4 = stablehlo.dot_general %3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<11x3xf32>, tensor<3x7xf32>) -> tensor<11x7xf32>
    return %4, %arg1 : tensor<11x7xf32>, tensor<3x7xf32>
  }
  func.func public @variant1(%arg0: tensor<3x29x11xf32> loc("x"), %arg1: tensor<3x7xf32> loc("g")) -> (tensor<11x7xf32>, tensor<3x7xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3x29x11xf32>, tensor<f32>) -> tensor<3x11xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<3x11xf32>) -> tensor<11x3xf32>
    %2 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<11x3xf32>, tensor<3x7xf32>) -> tensor<11x7xf32>
    return %2, %arg1 : tensor<11x7xf32>, tensor<3x7xf32>
  }
