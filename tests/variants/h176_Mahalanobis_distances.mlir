// h176 Mahalanobis distances; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x48xf32> loc("x"), %arg1: tensor<160x48xf32> loc("c"), %arg2: tensor<48x64xf32> loc("w")) -> (tensor<2048x160xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2048x48xf32>) -> tensor<2048x1x48xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<160x48xf32>) -> tensor<1x160x48xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2048x1x48xf32>) -> tensor<2048x160x48xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x160x48xf32>) -> tensor<2048x160x48xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<2048x160x48xf32>
    %5 = stablehlo.dot_general %4, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x160x48xf32>, tensor<48x64xf32>) -> tensor<2048x160x64xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<2048x160x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2048x160x64xf32>, tensor<f32>) -> tensor<2048x160xf32>
    return %7 : tensor<2048x160xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x48xf32> loc("x"), %arg1: tensor<160x48xf32> loc("c"), %arg2: tensor<48x64xf32> loc("w")) -> (tensor<2048x160xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x48xf32>, tensor<48x64xf32>) -> tensor<2048x64xf32>
    %1 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<160x48xf32>, tensor<48x64xf32>) -> tensor<160x64xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<2048x64xf32>) -> tensor<2048x1x64xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<160x64xf32>) -> tensor<1x160x64xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<2048x1x64xf32>) -> tensor<2048x160x64xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x160x64xf32>) -> tensor<2048x160x64xf32>
    %6 = stablehlo.subtract %4, %5 : tensor<2048x160x64xf32>
    %7 = stablehlo.multiply %6, %6 : tensor<2048x160x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<2048x160x64xf32>, tensor<f32>) -> tensor<2048x160xf32>
    return %8 : tensor<2048x160xf32>
  }
  func.func public @variant1(%arg0: tensor<2048x48xf32> loc("x"), %arg1: tensor<160x48xf32> loc("c"), %arg2: tensor<48x64xf32> loc("w")) -> (tensor<2048x160xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x48xf32>, tensor<48x64xf32>) -> tensor<2048x64xf32>
    %1 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<160x48xf32>, tensor<48x64xf32>) -> tensor<160x64xf32>
    %2 = stablehlo.multiply %0, %0 : tensor<2048x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2048x64xf32>, tensor<f32>) -> tensor<2048xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %5 = stablehlo.multiply %1, %1 : tensor<160x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<160x64xf32>, tensor<f32>) -> tensor<160xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
    %8 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x160xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<2048x160xf32>
    %10 = stablehlo.add %8, %9 : tensor<2048x160xf32>
    %11 = stablehlo.transpose %1, dims = [1, 0] : (tensor<160x64xf32>) -> tensor<64x160xf32>
    %12 = stablehlo.dot_general %0, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x64xf32>, tensor<64x160xf32>) -> tensor<2048x160xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2048x160xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<2048x160xf32>
    %15 = stablehlo.subtract %10, %14 : tensor<2048x160xf32>
    return %15 : tensor<2048x160xf32>
  }
