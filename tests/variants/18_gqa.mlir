// 18 gqa; written by write_programs.py
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
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x256x64xf32>, tensor<6x64x4096xf32>) -> tensor<6x256x4096xf32>
    %1 = stablehlo.exponential %0 : tensor<6x256x4096xf32>
    %2 = stablehlo.dot_general %1, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x256x4096xf32>, tensor<6x4096x64xf32>) -> tensor<6x256x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<6x256x4096xf32>, tensor<f32>) -> tensor<6x256xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<6x256xf32>) -> tensor<6x256x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<6x256x1xf32>) -> tensor<6x256x64xf32>
    %6 = stablehlo.divide %2, %5 : tensor<6x256x64xf32>
    return %6 : tensor<6x256x64xf32>
  }
  func.func public @variant1(%arg0: tensor<6x256x64xf32> loc("q"), %arg1: tensor<6x64x4096xf32> loc("k"), %arg2: tensor<6x4096x64xf32> loc("v")) -> (tensor<6x256x64xf32>) {
    %0 = stablehlo.slice %arg1 [0:6, 0:64, 0:2048] : (tensor<6x64x4096xf32>) -> tensor<6x64x2048xf32>
    %1 = stablehlo.slice %arg1 [0:6, 0:64, 2048:4096] : (tensor<6x64x4096xf32>) -> tensor<6x64x2048xf32>
    %2 = stablehlo.dot_general %arg0, %0, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x256x64xf32>, tensor<6x64x2048xf32>) -> tensor<6x256x2048xf32>
    %3 = stablehlo.exponential %2 : tensor<6x256x2048xf32>
    %4 = stablehlo.dot_general %arg0, %1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x256x64xf32>, tensor<6x64x2048xf32>) -> tensor<6x256x2048xf32>
    %5 = stablehlo.exponential %4 : tensor<6x256x2048xf32>
    %6 = stablehlo.slice %arg2 [0:6, 0:2048, 0:64] : (tensor<6x4096x64xf32>) -> tensor<6x2048x64xf32>
    %7 = stablehlo.slice %arg2 [0:6, 2048:4096, 0:64] : (tensor<6x4096x64xf32>) -> tensor<6x2048x64xf32>
    %8 = stablehlo.dot_general %3, %6, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x256x2048xf32>, tensor<6x2048x64xf32>) -> tensor<6x256x64xf32>
    %9 = stablehlo.dot_general %5, %7, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x256x2048xf32>, tensor<6x2048x64xf32>) -> tensor<6x256x64xf32>
    %10 = stablehlo.add %8, %9 : tensor<6x256x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<6x256x2048xf32>, tensor<f32>) -> tensor<6x256xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<6x256x2048xf32>, tensor<f32>) -> tensor<6x256xf32>
    %13 = stablehlo.add %11, %12 : tensor<6x256xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<6x256xf32>) -> tensor<6x256x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<6x256x1xf32>) -> tensor<6x256x64xf32>
    %16 = stablehlo.divide %10, %15 : tensor<6x256x64xf32>
    return %16 : tensor<6x256x64xf32>
  }
