// h137 overlaps of histograms; written by write_programs.py
  func.func public @main(%arg0: tensor<160x256xf32> loc("x"), %arg1: tensor<224x256xf32> loc("y")) -> (tensor<160x224xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<160x256xf32>) -> tensor<160x1x256xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<224x256xf32>) -> tensor<1x224x256xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<160x1x256xf32>) -> tensor<160x224x256xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x224x256xf32>) -> tensor<160x224x256xf32>
    %4 = stablehlo.minimum %2, %3 : tensor<160x224x256xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<160x224x256xf32>, tensor<f32>) -> tensor<160x224xf32>
    %6 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<160x1x256xf32>) -> tensor<160x224x256xf32>
    %7 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x224x256xf32>) -> tensor<160x224x256xf32>
    %8 = stablehlo.maximum %6, %7 : tensor<160x224x256xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<160x224x256xf32>, tensor<f32>) -> tensor<160x224xf32>
    %10 = stablehlo.divide %5, %9 : tensor<160x224xf32>
    return %10 : tensor<160x224xf32>
  }
  func.func public @variant0(%arg0: tensor<160x256xf32> loc("x"), %arg1: tensor<224x256xf32> loc("y")) -> (tensor<160x224xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<160x256xf32>) -> tensor<160x1x256xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<224x256xf32>) -> tensor<1x224x256xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<160x1x256xf32>) -> tensor<160x224x256xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x224x256xf32>) -> tensor<160x224x256xf32>
    %4 = stablehlo.minimum %2, %3 : tensor<160x224x256xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<160x224x256xf32>, tensor<f32>) -> tensor<160x224xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<160x256xf32>, tensor<f32>) -> tensor<160xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<160xf32>) -> tensor<160x1xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%arg1 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<224x256xf32>, tensor<f32>) -> tensor<224xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<224xf32>) -> tensor<1x224xf32>
    %10 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<160x1xf32>) -> tensor<160x224xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x224xf32>) -> tensor<160x224xf32>
    %12 = stablehlo.add %10, %11 : tensor<160x224xf32>
    %13 = stablehlo.subtract %12, %5 : tensor<160x224xf32>
    %14 = stablehlo.divide %5, %13 : tensor<160x224xf32>
    return %14 : tensor<160x224xf32>
  }
