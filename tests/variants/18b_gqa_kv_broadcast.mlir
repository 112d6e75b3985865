// 18b gqa, kv broadcast; written by write_programs.py
  func.func public @main(%arg0: tensor<6x4x256x64xf32> loc("q"), %arg1: tensor<6x64x4096xf32> loc("k"), %arg2: tensor<6x4096x64xf32> loc("v")) -> (tensor<6x4x256x64xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3] : (tensor<6x64x4096xf32>) -> tensor<6x1x64x4096xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2, 3] : (tensor<6x1x64x4096xf32>) -> tensor<6x4x64x4096xf32>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 2, 3] : (tensor<6x4096x64xf32>) -> tensor<6x1x4096x64xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (tensor<6x1x4096x64xf32>) -> tensor<6x4x4096x64xf32>
    %4 = stablehlo.dot_general %arg0, %1, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x4x256x64xf32>, tensor<6x4x64x4096xf32>) -> tensor<6x4x256x4096xf32>
    %5 = stablehlo.exponential %4 : tensor<6x4x256x4096xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<6x4x256x4096xf32>, tensor<f32>) -> tensor<6x4x256xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<6x4x256xf32>) -> tensor<6x4x256x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (tensor<6x4x256x1xf32>) -> tensor<6x4x256x4096xf32>
    %9 = stablehlo.divide %5, %8 : tensor<6x4x256x4096xf32>
    %10 = stablehlo.dot_general %9, %3, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x4x256x4096xf32>, tensor<6x4x4096x64xf32>) -> tensor<6x4x256x64xf32>
    return %10 : tensor<6x4x256x64xf32>
  }
  func.func public @variant0(%arg0: tensor<6x4x256x64xf32> loc("q"), %arg1: tensor<6x64x4096xf32> loc("k"), %arg2: tensor<6x4096x64xf32> loc("v")) -> (tensor<6x4x256x64xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x4x256x64xf32>, tensor<6x64x4096xf32>) -> tensor<6x4x256x4096xf32>
    %1 = stablehlo.exponential %0 : tensor<6x4x256x4096xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<6x4x256x4096xf32>, tensor<f32>) -> tensor<6x4x256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<6x4x256xf32>) -> tensor<6x4x256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<6x4x256x1xf32>) -> tensor<6x4x256x4096xf32>
    %5 = stablehlo.divide %1, %4 : tensor<6x4x256x4096xf32>
    %6 = stablehlo.dot_general %5, %arg2, batching_dims = [0] x [0], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x4x256x4096xf32>, tensor<6x4096x64xf32>) -> tensor<6x4x256x64xf32>
    return %6 : tensor<6x4x256x64xf32>
  }
  func.func public @variant1(%arg0: tensor<6x4x256x64xf32> loc("q"), %arg1: tensor<6x64x4096xf32> loc("k"), %arg2: tensor<6x4096x64xf32> loc("v")) -> (tensor<6x4x256x64xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x4x256x64xf32>, tensor<6x64x4096xf32>) -> tensor<6x4x256x4096xf32>
    %1 = stablehlo.exponential %0 : tensor<6x4x256x4096xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<6x4x256x4096xf32>, tensor<f32>) -> tensor<6x4x256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<6x4x256xf32>) -> tensor<6x4x256x1xf32>
    %4 = stablehlo.dot_general %1, %arg2, batching_dims = [0] x [0], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<6x4x256x4096xf32>, tensor<6x4096x64xf32>) -> tensor<6x4x256x64xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (tensor<6x4x256x1xf32>) -> tensor<6x4x256x64xf32>
    %6 = stablehlo.divide %4, %5 : tensor<6x4x256x64xf32>
    return %6 : tensor<6x4x256x64xf32>
  }
