// h117 distance to the nearest centroid; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x48xf32> loc("x"), %arg1: tensor<160x48xf32> loc("c")) -> (tensor<2048xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2048x48xf32>) -> tensor<2048x1x48xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<160x48xf32>) -> tensor<1x160x48xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2048x1x48xf32>) -> tensor<2048x160x48xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x160x48xf32>) -> tensor<2048x160x48xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<2048x160x48xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<2048x160x48xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2048x160x48xf32>, tensor<f32>) -> tensor<2048x160xf32>
    %cst_0 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.minimum across dimensions = [1] : (tensor<2048x160xf32>, tensor<f32>) -> tensor<2048xf32>
    return %7 : tensor<2048xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x48xf32> loc("x"), %arg1: tensor<160x48xf32> loc("c")) -> (tensor<2048xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2048x48xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2048x48xf32>, tensor<f32>) -> tensor<2048xf32>
    %2 = stablehlo.multiply %arg1, %arg1 : tensor<160x48xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<160x48xf32>, tensor<f32>) -> tensor<160xf32>
    %4 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<160x48xf32>) -> tensor<48x160xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x48xf32>, tensor<48x160xf32>) -> tensor<2048x160xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2048x160xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<2048x160xf32>
    %8 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<2048x160xf32>
    %10 = stablehlo.subtract %9, %7 : tensor<2048x160xf32>
    %cst_2 = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.minimum across dimensions = [1] : (tensor<2048x160xf32>, tensor<f32>) -> tensor<2048xf32>
    %12 = stablehlo.add %1, %11 : tensor<2048xf32>
    return %12 : tensor<2048xf32>
  }
  func.func public @variant0_1(%arg0: tensor<2048x48xf32> loc("x"), %arg1: tensor<160x48xf32> loc("c")) -> (tensor<2048xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2048x48xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2048x48xf32>, tensor<f32>) -> tensor<2048xf32>
    %2 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<160x48xf32>) -> tensor<48x160xf32>
    %3 = stablehlo.dot_general %arg0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x48xf32>, tensor<48x160xf32>) -> tensor<2048x160xf32>
    %4 = stablehlo.multiply %arg1, %arg1 : tensor<160x48xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<160x48xf32>, tensor<f32>) -> tensor<160xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<160xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<160xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<2048x160xf32>
    %10 = stablehlo.subtract %3, %9 : tensor<2048x160xf32>
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.maximum across dimensions = [1] : (tensor<2048x160xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<2048xf32>
    %14 = stablehlo.subtract %1, %13 : tensor<2048xf32>
    return %14 : tensor<2048xf32>
  }
