// h74 attention with relative positions; written by write_programs.py
  func.func public @main(%arg0: tensor<128x64xf32> loc("q"), %arg1: tensor<160x64xf32> loc("k"), %arg2: tensor<160x96xf32> loc("v"), %arg3: tensor<128x160x64xf32> loc("r"), %arg4: tensor<128x160x96xf32> loc("t")) -> (tensor<128x96xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<160x64xf32>) -> tensor<1x160x64xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x160x64xf32>) -> tensor<128x160x64xf32>
    %2 = stablehlo.add %1, %arg3 : tensor<128x160x64xf32>
    %3 = stablehlo.dot_general %arg0, %2, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<128x64xf32>, tensor<128x160x64xf32>) -> tensor<128x160xf32>
    %4 = stablehlo.exponential %3 : tensor<128x160xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<128x160xf32>, tensor<f32>) -> tensor<128xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x160xf32>
    %8 = stablehlo.divide %4, %7 : tensor<128x160xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1, 2] : (tensor<160x96xf32>) -> tensor<1x160x96xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x160x96xf32>) -> tensor<128x160x96xf32>
    %11 = stablehlo.add %10, %arg4 : tensor<128x160x96xf32>
    %12 = stablehlo.dot_general %8, %11, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<128x160xf32>, tensor<128x160x96xf32>) -> tensor<128x96xf32>
    return %12 : tensor<128x96xf32>
  }
  func.func public @variant0(%arg0: tensor<128x64xf32> loc("q"), %arg1: tensor<160x64xf32> loc("k"), %arg2: tensor<160x96xf32> loc("v"), %arg3: tensor<128x160x64xf32> loc("r"), %arg4: tensor<128x160x96xf32> loc("t")) -> (tensor<128x96xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<160x64xf32>) -> tensor<64x160xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x64xf32>, tensor<64x160xf32>) -> tensor<128x160xf32>
    %2 = stablehlo.dot_general %arg0, %arg3, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<128x64xf32>, tensor<128x160x64xf32>) -> tensor<128x160xf32>
    %3 = stablehlo.add %1, %2 : tensor<128x160xf32>
    %4 = stablehlo.exponential %3 : tensor<128x160xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<128x160xf32>, tensor<f32>) -> tensor<128xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x160xf32>
    %8 = stablehlo.divide %4, %7 : tensor<128x160xf32>
    %9 = stablehlo.dot_general %8, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x160xf32>, tensor<160x96xf32>) -> tensor<128x96xf32>
    %10 = stablehlo.dot_general %8, %arg4, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<128x160xf32>, tensor<128x160x96xf32>) -> tensor<128x96xf32>
    %11 = stablehlo.add %9, %10 : tensor<128x96xf32>
    return %11 : tensor<128x96xf32>
  }
