// h129 heads mixed before shared values; written by write_programs.py
  func.func public @main(%arg0: tensor<12x256x64xf32> loc("q"), %arg1: tensor<12x640x64xf32> loc("k"), %arg2: tensor<640x96xf32> loc("v"), %arg3: tensor<10x12xf32> loc("m")) -> (tensor<10x256x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x640x64xf32>) -> tensor<12x256x640xf32>
    %1 = stablehlo.exponential %0 : tensor<12x256x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x256x640xf32>, tensor<f32>) -> tensor<12x256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x640xf32>
    %5 = stablehlo.divide %1, %4 : tensor<12x256x640xf32>
    %6 = stablehlo.dot_general %arg3, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x12xf32>, tensor<12x256x640xf32>) -> tensor<10x256x640xf32>
    %7 = stablehlo.dot_general %6, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x256x640xf32>, tensor<640x96xf32>) -> tensor<10x256x96xf32>
    return %7 : tensor<10x256x96xf32>
  }
  func.func public @variant0(%arg0: tensor<12x256x64xf32> loc("q"), %arg1: tensor<12x640x64xf32> loc("k"), %arg2: tensor<640x96xf32> loc("v"), %arg3: tensor<10x12xf32> loc("m")) -> (tensor<10x256x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x640x64xf32>) -> tensor<12x256x640xf32>
    %1 = stablehlo.exponential %0 : tensor<12x256x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x256x640xf32>, tensor<f32>) -> tensor<12x256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x640xf32>
    %5 = stablehlo.divide %1, %4 : tensor<12x256x640xf32>
    %6 = stablehlo.dot_general %5, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x256x640xf32>, tensor<640x96xf32>) -> tensor<12x256x96xf32>
    %7 = stablehlo.dot_general %arg3, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x12xf32>, tensor<12x256x96xf32>) -> tensor<10x256x96xf32>
    return %7 : tensor<10x256x96xf32>
  }
  func.func public @variant1(%arg0: tensor<12x256x64xf32> loc("q"), %arg1: tensor<12x640x64xf32> loc("k"), %arg2: tensor<640x96xf32> loc("v"), %arg3: tensor<10x12xf32> loc("m")) -> (tensor<10x256x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x640x64xf32>) -> tensor<12x256x640xf32>
    %1 = stablehlo.exponential %0 : tensor<12x256x640xf32>
    %2 = stablehlo.dot_general %1, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x256x640xf32>, tensor<640x96xf32>) -> tensor<12x256x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x256x640xf32>, tensor<f32>) -> tensor<12x256xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x96xf32>
    %6 = stablehlo.divide %2, %5 : tensor<12x256x96xf32>
    %7 = stablehlo.dot_general %arg3, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<10x12xf32>, tensor<12x256x96xf32>) -> tensor<10x256x96xf32>
    return %7 : tensor<10x256x96xf32>
  }
