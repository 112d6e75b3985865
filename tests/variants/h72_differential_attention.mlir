// h72 differential attention; written by write_programs.py
  func.func public @main(%arg0: tensor<12x256x64xf32> loc("q"), %arg1: tensor<12x640x64xf32> loc("k"), %arg2: tensor<12x256x64xf32> loc("r"), %arg3: tensor<12x640x64xf32> loc("j"), %arg4: tensor<12x640x96xf32> loc("v"), %arg5: tensor<12xf32> loc("t")) -> (tensor<12x256x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x640x64xf32>) -> tensor<12x256x640xf32>
    %1 = stablehlo.exponential %0 : tensor<12x256x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x256x640xf32>, tensor<f32>) -> tensor<12x256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x640xf32>
    %5 = stablehlo.divide %1, %4 : tensor<12x256x640xf32>
    %6 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<12xf32>) -> tensor<12x1x1xf32>
    %7 = stablehlo.dot_general %arg2, %arg3, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x640x64xf32>) -> tensor<12x256x640xf32>
    %8 = stablehlo.exponential %7 : tensor<12x256x640xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<12x256x640xf32>, tensor<f32>) -> tensor<12x256xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x640xf32>
    %12 = stablehlo.divide %8, %11 : tensor<12x256x640xf32>
    %13 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<12x1x1xf32>) -> tensor<12x256x640xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<12x256x640xf32>
    %15 = stablehlo.subtract %5, %14 : tensor<12x256x640xf32>
    %16 = stablehlo.dot_general %15, %arg4, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x640xf32>, tensor<12x640x96xf32>) -> tensor<12x256x96xf32>
    return %16 : tensor<12x256x96xf32>
  }
  func.func public @variant0(%arg0: tensor<12x256x64xf32> loc("q"), %arg1: tensor<12x640x64xf32> loc("k"), %arg2: tensor<12x256x64xf32> loc("r"), %arg3: tensor<12x640x64xf32> loc("j"), %arg4: tensor<12x640x96xf32> loc("v"), %arg5: tensor<12xf32> loc("t")) -> (tensor<12x256x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x640x64xf32>) -> tensor<12x256x640xf32>
    %1 = stablehlo.exponential %0 : tensor<12x256x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x256x640xf32>, tensor<f32>) -> tensor<12x256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x640xf32>
    %5 = stablehlo.divide %1, %4 : tensor<12x256x640xf32>
    %6 = stablehlo.dot_general %5, %arg4, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x640xf32>, tensor<12x640x96xf32>) -> tensor<12x256x96xf32>
    %7 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<12xf32>) -> tensor<12x1x1xf32>
    %8 = stablehlo.dot_general %arg2, %arg3, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x640x64xf32>) -> tensor<12x256x640xf32>
    %9 = stablehlo.exponential %8 : tensor<12x256x640xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<12x256x640xf32>, tensor<f32>) -> tensor<12x256xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x640xf32>
    %13 = stablehlo.divide %9, %12 : tensor<12x256x640xf32>
    %14 = stablehlo.dot_general %13, %arg4, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x640xf32>, tensor<12x640x96xf32>) -> tensor<12x256x96xf32>
    %15 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<12x1x1xf32>) -> tensor<12x256x96xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<12x256x96xf32>
    %17 = stablehlo.subtract %6, %16 : tensor<12x256x96xf32>
    return %17 : tensor<12x256x96xf32>
  }
  func.func public @variant1(%arg0: tensor<12x256x64xf32> loc("q"), %arg1: tensor<12x640x64xf32> loc("k"), %arg2: tensor<12x256x64xf32> loc("r"), %arg3: tensor<12x640x64xf32> loc("j"), %arg4: tensor<12x640x96xf32> loc("v"), %arg5: tensor<12xf32> loc("t")) -> (tensor<12x256x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x640x64xf32>) -> tensor<12x256x640xf32>
    %1 = stablehlo.exponential %0 : tensor<12x256x640xf32>
    %2 = stablehlo.dot_general %1, %arg4, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x640xf32>, tensor<12x640x96xf32>) -> tensor<12x256x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x256x640xf32>, tensor<f32>) -> tensor<12x256xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x96xf32>
    %6 = stablehlo.divide %2, %5 : tensor<12x256x96xf32>
    %7 = stablehlo.broadcast_in_dim %arg5, dims = [0] : (tensor<12xf32>) -> tensor<12x1x1xf32>
    %8 = stablehlo.dot_general %arg2, %arg3, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x640x64xf32>) -> tensor<12x256x640xf32>
    %9 = stablehlo.exponential %8 : tensor<12x256x640xf32>
    %10 = stablehlo.dot_general %9, %arg4, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x640xf32>, tensor<12x640x96xf32>) -> tensor<12x256x96xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<12x256x640xf32>, tensor<f32>) -> tensor<12x256xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x96xf32>
    %14 = stablehlo.divide %10, %13 : tensor<12x256x96xf32>
    %15 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<12x1x1xf32>) -> tensor<12x256x96xf32>
    %16 = stablehlo.multiply %15, %14 : tensor<12x256x96xf32>
    %17 = stablehlo.subtract %6, %16 : tensor<12x256x96xf32>
    return %17 : tensor<12x256x96xf32>
  }
