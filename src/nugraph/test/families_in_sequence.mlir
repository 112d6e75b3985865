// RUN: tesela explain %s --find | FileCheck %s

// Moments that are found first, then both in one matmul: one family after the
// other, from the best program so far.
// CHECK: "families": "open+siblings"
// CHECK: "found": true
// CHECK: "found": false

  func.func public @main(%arg0: tensor<211x11xf32> loc("x"), %arg1: tensor<211x7xf32> loc("l")) -> (tensor<7x11xf32>, tensor<7x11xf32>) {
    %0 = stablehlo.exponential %arg1 : tensor<211x7xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<211x7xf32>, tensor<f32>) -> tensor<7xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %3 = stablehlo.transpose %0, dims = [1, 0] : (tensor<211x7xf32>) -> tensor<7x211xf32>
    %4 = stablehlo.dot_general %3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x211xf32>, tensor<211x11xf32>) -> tensor<7x11xf32>
    %5 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x11xf32>
    %6 = stablehlo.divide %4, %5 : tensor<7x11xf32>
    %7 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<211x11xf32>) -> tensor<211x1x11xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<7x11xf32>) -> tensor<1x7x11xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<211x1x11xf32>) -> tensor<211x7x11xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x7x11xf32>) -> tensor<211x7x11xf32>
    %11 = stablehlo.subtract %9, %10 : tensor<211x7x11xf32>
    %12 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<211x7xf32>) -> tensor<211x7x1xf32>
    %13 = stablehlo.multiply %11, %11 : tensor<211x7x11xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<211x7x1xf32>) -> tensor<211x7x11xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<211x7x11xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<211x7x11xf32>, tensor<f32>) -> tensor<7x11xf32>
    %17 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x11xf32>
    %18 = stablehlo.divide %16, %17 : tensor<7x11xf32>
    return %6, %18 : tensor<7x11xf32>, tensor<7x11xf32>
  }
  func.func public @variant0(%arg0: tensor<211x11xf32> loc("x"), %arg1: tensor<211x7xf32> loc("l")) -> (tensor<7x11xf32>, tensor<7x11xf32>) {
    %0 = stablehlo.exponential %arg1 : tensor<211x7xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<211x7xf32>) -> tensor<7x211xf32>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<211x11xf32>
    %3 = stablehlo.concatenate %arg0, %2, dim = 1 : (tensor<211x11xf32>, tensor<211x11xf32>) -> tensor<211x22xf32>
    %4 = stablehlo.dot_general %1, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x211xf32>, tensor<211x22xf32>) -> tensor<7x22xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<211x7xf32>, tensor<f32>) -> tensor<7xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x22xf32>
    %8 = stablehlo.divide %4, %7 : tensor<7x22xf32>
    %9 = stablehlo.slice %8 [0:7, 0:11] : (tensor<7x22xf32>) -> tensor<7x11xf32>
    %10 = stablehlo.slice %8 [0:7, 11:22] : (tensor<7x22xf32>) -> tensor<7x11xf32>
    %11 = stablehlo.multiply %9, %9 : tensor<7x11xf32>
    %12 = stablehlo.subtract %10, %11 : tensor<7x11xf32>
    return %9, %12 : tensor<7x11xf32>, tensor<7x11xf32>
  }
  func.func public @variant1(%arg0: tensor<211x11xf32> loc("x"), %arg1: tensor<211x7xf32> loc("l")) -> (tensor<7x11xf32>, tensor<7x11xf32>) {
    %0 = stablehlo.exponential %arg1 : tensor<211x7xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<211x7xf32>) -> tensor<7x211xf32>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<211x11xf32>
    %3 = stablehlo.concatenate %arg0, %2, dim = 1 : (tensor<211x11xf32>, tensor<211x11xf32>) -> tensor<211x22xf32>
    %4 = stablehlo.dot_general %1, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<7x211xf32>, tensor<211x22xf32>) -> tensor<7x22xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<211x7xf32>, tensor<f32>) -> tensor<7xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<7xf32>) -> tensor<7x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<7x1xf32>) -> tensor<7x22xf32>
    %8 = stablehlo.divide %4, %7 : tensor<7x22xf32>
    %9 = stablehlo.slice %8 [0:7, 0:11] : (tensor<7x22xf32>) -> tensor<7x11xf32>
    %10 = stablehlo.slice %8 [0:7, 11:22] : (tensor<7x22xf32>) -> tensor<7x11xf32>
    %11 = stablehlo.multiply %9, %9 : tensor<7x11xf32>
    %12 = stablehlo.add %10, %11 : tensor<7x11xf32>
    return %9, %12 : tensor<7x11xf32>, tensor<7x11xf32>
  }
