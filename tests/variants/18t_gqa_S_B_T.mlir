// 18t gqa, S = B T; written by write_programs.py
  func.func public @main(%arg0: tensor<6x256x64xf32> loc("q"), %arg1: tensor<6x64x4096xf32> loc("k"), %arg2: tensor<6x4096x64xf32> loc("v")) -> (tensor<6x256x64xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x256x64xf32>, tensor<6x64x4096xf32>) -> tensor<6x256x4096xf32>
    %1 = stablehlo.exponential %0 : tensor<6x256x4096xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<6x256x4096xf32>, tensor<f32>) -> tensor<6x256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<6x256xf32>) -> tensor<6x256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<6x256x1xf32>) -> tensor<6x256x4096xf32>
    %5 = stablehlo.divide %1, %4 : tensor<6x256x4096xf32>
    %6 = stablehlo.dot_general %5, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x256x4096xf32>, tensor<6x4096x64xf32>) -> tensor<6x256x64xf32>
    return %6 : tensor<6x256x64xf32>
  }
  func.func public @variant0(%arg0: tensor<6x256x64xf32> loc("q"), %arg1: tensor<6x64x4096xf32> loc("k"), %arg2: tensor<6x4096x64xf32> loc("v")) -> (tensor<6x256x64xf32>) {
    %0 = stablehlo.reshape %arg1 : (tensor<6x64x4096xf32>) -> tensor<6x64x32x128xf32>
    %1 = stablehlo.dot_general %arg0, %0, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x256x64xf32>, tensor<6x64x32x128xf32>) -> tensor<6x256x32x128xf32>
    %2 = stablehlo.exponential %1 : tensor<6x256x32x128xf32>
    %3 = stablehlo.reshape %arg2 : (tensor<6x4096x64xf32>) -> tensor<6x32x128x64xf32>
    %4 = stablehlo.dot_general %2, %3, batching_dims = [2, 0] x [1, 0], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x256x32x128xf32>, tensor<6x32x128x64xf32>) -> tensor<32x6x256x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<32x6x256x64xf32>, tensor<f32>) -> tensor<6x256x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [3] : (tensor<6x256x32x128xf32>, tensor<f32>) -> tensor<6x256x32xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<6x256x32xf32>, tensor<f32>) -> tensor<6x256xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<6x256xf32>) -> tensor<6x256x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<6x256x1xf32>) -> tensor<6x256x64xf32>
    %10 = stablehlo.divide %5, %9 : tensor<6x256x64xf32>
    return %10 : tensor<6x256x64xf32>
  }
