// h71 attention with a sink; written by write_programs.py
  func.func public @main(%arg0: tensor<12x256x64xf32> loc("q"), %arg1: tensor<12x640x64xf32> loc("k"), %arg2: tensor<12x640x96xf32> loc("v"), %arg3: tensor<12xf32> loc("b")) -> (tensor<12x256x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x640x64xf32>) -> tensor<12x256x640xf32>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<12xf32>) -> tensor<12x1x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<12x1x1xf32>) -> tensor<12x256x1xf32>
    %3 = stablehlo.concatenate %0, %2, dim = 2 : (tensor<12x256x640xf32>, tensor<12x256x1xf32>) -> tensor<12x256x641xf32>
    %4 = stablehlo.exponential %3 : tensor<12x256x641xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x256x641xf32>, tensor<f32>) -> tensor<12x256xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x641xf32>
    %8 = stablehlo.divide %4, %7 : tensor<12x256x641xf32>
    %9 = stablehlo.slice %8 [0:12, 0:256, 0:640] : (tensor<12x256x641xf32>) -> tensor<12x256x640xf32>
    %10 = stablehlo.dot_general %9, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x640xf32>, tensor<12x640x96xf32>) -> tensor<12x256x96xf32>
    return %10 : tensor<12x256x96xf32>
  }
  func.func public @variant0(%arg0: tensor<12x256x64xf32> loc("q"), %arg1: tensor<12x640x64xf32> loc("k"), %arg2: tensor<12x640x96xf32> loc("v"), %arg3: tensor<12xf32> loc("b")) -> (tensor<12x256x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x640x64xf32>) -> tensor<12x256x640xf32>
    %1 = stablehlo.exponential %0 : tensor<12x256x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x256x640xf32>, tensor<f32>) -> tensor<12x256xf32>
    %3 = stablehlo.exponential %arg3 : tensor<12xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x256xf32>
    %6 = stablehlo.add %2, %5 : tensor<12x256xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x640xf32>
    %9 = stablehlo.divide %1, %8 : tensor<12x256x640xf32>
    %10 = stablehlo.dot_general %9, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x640xf32>, tensor<12x640x96xf32>) -> tensor<12x256x96xf32>
    return %10 : tensor<12x256x96xf32>
  }
  func.func public @variant1(%arg0: tensor<12x256x64xf32> loc("q"), %arg1: tensor<12x640x64xf32> loc("k"), %arg2: tensor<12x640x96xf32> loc("v"), %arg3: tensor<12xf32> loc("b")) -> (tensor<12x256x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x640x64xf32>) -> tensor<12x256x640xf32>
    %1 = stablehlo.exponential %0 : tensor<12x256x640xf32>
    %2 = stablehlo.dot_general %1, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x640xf32>, tensor<12x640x96xf32>) -> tensor<12x256x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x256x640xf32>, tensor<f32>) -> tensor<12x256xf32>
    %4 = stablehlo.exponential %arg3 : tensor<12xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<12xf32>) -> tensor<12x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<12x1xf32>) -> tensor<12x256xf32>
    %7 = stablehlo.add %3, %6 : tensor<12x256xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x96xf32>
    %10 = stablehlo.divide %2, %9 : tensor<12x256x96xf32>
    return %10 : tensor<12x256x96xf32>
  }
