// h61 attention to latents; written by write_programs.py
  func.func public @main(%arg0: tensor<8x16x64xf32> loc("q"), %arg1: tensor<4096x160xf32> loc("c"), %arg2: tensor<160x8x64xf32> loc("a"), %arg3: tensor<160x8x96xf32> loc("b")) -> (tensor<8x16x96xf32>) {
    %0 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<160x8x64xf32>, tensor<4096x160xf32>) -> tensor<8x64x4096xf32>
    %1 = stablehlo.transpose %0, dims = [0, 2, 1] : (tensor<8x64x4096xf32>) -> tensor<8x4096x64xf32>
    %2 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<160x8x96xf32>, tensor<4096x160xf32>) -> tensor<8x96x4096xf32>
    %3 = stablehlo.transpose %2, dims = [0, 2, 1] : (tensor<8x96x4096xf32>) -> tensor<8x4096x96xf32>
    %4 = stablehlo.dot_general %arg0, %1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x16x64xf32>, tensor<8x4096x64xf32>) -> tensor<8x16x4096xf32>
    %5 = stablehlo.exponential %4 : tensor<8x16x4096xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x16x4096xf32>, tensor<f32>) -> tensor<8x16xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x4096xf32>
    %9 = stablehlo.divide %5, %8 : tensor<8x16x4096xf32>
    %10 = stablehlo.dot_general %9, %3, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x4096xf32>, tensor<8x4096x96xf32>) -> tensor<8x16x96xf32>
    return %10 : tensor<8x16x96xf32>
  }
  func.func public @variant0(%arg0: tensor<8x16x64xf32> loc("q"), %arg1: tensor<4096x160xf32> loc("c"), %arg2: tensor<160x8x64xf32> loc("a"), %arg3: tensor<160x8x96xf32> loc("b")) -> (tensor<8x16x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, batching_dims = [0] x [1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x16x64xf32>, tensor<160x8x64xf32>) -> tensor<8x16x160xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16x160xf32>, tensor<4096x160xf32>) -> tensor<8x16x4096xf32>
    %2 = stablehlo.exponential %1 : tensor<8x16x4096xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x16x4096xf32>, tensor<f32>) -> tensor<8x16xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x4096xf32>
    %6 = stablehlo.divide %2, %5 : tensor<8x16x4096xf32>
    %7 = stablehlo.dot_general %6, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16x4096xf32>, tensor<4096x160xf32>) -> tensor<8x16x160xf32>
    %8 = stablehlo.dot_general %7, %arg3, batching_dims = [0] x [1], contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16x160xf32>, tensor<160x8x96xf32>) -> tensor<8x16x96xf32>
    return %8 : tensor<8x16x96xf32>
  }
