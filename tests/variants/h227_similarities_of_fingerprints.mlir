// h227 similarities of fingerprints; written by write_programs.py
  func.func public @main(%arg0: tensor<160x320xf32> loc("x"), %arg1: tensor<224x320xf32> loc("y")) -> (tensor<160x224xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<160x320xf32>) -> tensor<160x1x320xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<224x320xf32>) -> tensor<1x224x320xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<160x1x320xf32>) -> tensor<160x224x320xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x224x320xf32>) -> tensor<160x224x320xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<160x224x320xf32>
    %5 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<160x1x320xf32>) -> tensor<160x224x320xf32>
    %6 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x224x320xf32>) -> tensor<160x224x320xf32>
    %7 = stablehlo.multiply %5, %6 : tensor<160x224x320xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<160x224x320xf32>, tensor<f32>) -> tensor<160x224xf32>
    %9 = stablehlo.multiply %4, %4 : tensor<160x224x320xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<160x224x320xf32>, tensor<f32>) -> tensor<160x224xf32>
    %11 = stablehlo.add %10, %8 : tensor<160x224xf32>
    %12 = stablehlo.divide %8, %11 : tensor<160x224xf32>
    return %12 : tensor<160x224xf32>
  }
  func.func public @variant0(%arg0: tensor<160x320xf32> loc("x"), %arg1: tensor<224x320xf32> loc("y")) -> (tensor<160x224xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<224x320xf32>) -> tensor<320x224xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<160x320xf32>, tensor<320x224xf32>) -> tensor<160x224xf32>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<160x320xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<160x320xf32>, tensor<f32>) -> tensor<160xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<160xf32>) -> tensor<160x1xf32>
    %5 = stablehlo.multiply %arg1, %arg1 : tensor<224x320xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<224x320xf32>, tensor<f32>) -> tensor<224xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<224xf32>) -> tensor<1x224xf32>
    %8 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<160x1xf32>) -> tensor<160x224xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x224xf32>) -> tensor<160x224xf32>
    %10 = stablehlo.add %8, %9 : tensor<160x224xf32>
    %11 = stablehlo.subtract %10, %1 : tensor<160x224xf32>
    %12 = stablehlo.divide %1, %11 : tensor<160x224xf32>
    return %12 : tensor<160x224xf32>
  }
  func.func public @variant0_1(%arg0: tensor<160x320xf32> loc("x"), %arg1: tensor<224x320xf32> loc("y")) -> (tensor<160x224xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<224x320xf32>) -> tensor<320x224xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<160x320xf32>, tensor<320x224xf32>) -> tensor<160x224xf32>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<160x320xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<160x320xf32>, tensor<f32>) -> tensor<160xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<160xf32>) -> tensor<160x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<160x1xf32>) -> tensor<160x224xf32>
    %6 = stablehlo.subtract %5, %1 : tensor<160x224xf32>
    %7 = stablehlo.multiply %arg1, %arg1 : tensor<224x320xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<224x320xf32>, tensor<f32>) -> tensor<224xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<224xf32>) -> tensor<1x224xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x224xf32>) -> tensor<160x224xf32>
    %11 = stablehlo.add %6, %10 : tensor<160x224xf32>
    %12 = stablehlo.divide %1, %11 : tensor<160x224xf32>
    return %12 : tensor<160x224xf32>
  }
