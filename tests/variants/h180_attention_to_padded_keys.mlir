// h180 attention to padded keys; written by write_programs.py
  func.func public @main(%arg0: tensor<12x256x64xf32> loc("q"), %arg1: tensor<12x640x64xf32> loc("k"), %arg2: tensor<12x640x96xf32> loc("v"), %arg3: tensor<640xf32> loc("m")) -> (tensor<12x256x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x640x64xf32>) -> tensor<12x256x640xf32>
    %1 = stablehlo.exponential %0 : tensor<12x256x640xf32>
    %2 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<640xf32>) -> tensor<1x1x640xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x640xf32>) -> tensor<12x256x640xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<12x256x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x256x640xf32>, tensor<f32>) -> tensor<12x256xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x640xf32>
    %8 = stablehlo.divide %4, %7 : tensor<12x256x640xf32>
    %9 = stablehlo.dot_general %8, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x640xf32>, tensor<12x640x96xf32>) -> tensor<12x256x96xf32>
    return %9 : tensor<12x256x96xf32>
  }
  func.func public @variant0(%arg0: tensor<12x256x64xf32> loc("q"), %arg1: tensor<12x640x64xf32> loc("k"), %arg2: tensor<12x640x96xf32> loc("v"), %arg3: tensor<640xf32> loc("m")) -> (tensor<12x256x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x640x64xf32>) -> tensor<12x256x640xf32>
    %1 = stablehlo.exponential %0 : tensor<12x256x640xf32>
    %2 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<640x1xf32>) -> tensor<1x640x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<1x640x1xf32>) -> tensor<12x640x96xf32>
    %5 = stablehlo.multiply %arg2, %4 : tensor<12x640x96xf32>
    %6 = stablehlo.dot_general %1, %5, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x640xf32>, tensor<12x640x96xf32>) -> tensor<12x256x96xf32>
    %7 = stablehlo.dot_general %1, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x256x640xf32>, tensor<640xf32>) -> tensor<12x256xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<12x256xf32>) -> tensor<12x256x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x96xf32>
    %10 = stablehlo.divide %6, %9 : tensor<12x256x96xf32>
    return %10 : tensor<12x256x96xf32>
  }
  func.func public @variant1(%arg0: tensor<12x256x64xf32> loc("q"), %arg1: tensor<12x640x64xf32> loc("k"), %arg2: tensor<12x640x96xf32> loc("v"), %arg3: tensor<640xf32> loc("m")) -> (tensor<12x256x96xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<640x1xf32>) -> tensor<1x640x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x640x1xf32>) -> tensor<12x640x96xf32>
    %3 = stablehlo.multiply %arg2, %2 : tensor<12x640x96xf32>
    %4 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1, 2] : (tensor<640x1xf32>) -> tensor<12x640x1xf32>
    %6 = stablehlo.concatenate %3, %5, dim = 2 : (tensor<12x640x96xf32>, tensor<12x640x1xf32>) -> tensor<12x640x97xf32>
    %7 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x640x64xf32>) -> tensor<12x256x640xf32>
    %8 = stablehlo.exponential %7 : tensor<12x256x640xf32>
    %9 = stablehlo.dot_general %8, %6, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x640xf32>, tensor<12x640x97xf32>) -> tensor<12x256x97xf32>
    %10 = stablehlo.slice %9 [0:12, 0:256, 0:96] : (tensor<12x256x97xf32>) -> tensor<12x256x96xf32>
    %11 = stablehlo.slice %9 [0:12, 0:256, 96:97] : (tensor<12x256x97xf32>) -> tensor<12x256x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x96xf32>
    %13 = stablehlo.divide %10, %12 : tensor<12x256x96xf32>
    return %13 : tensor<12x256x96xf32>
  }
  func.func public @variant1_1(%arg0: tensor<12x256x64xf32> loc("q"), %arg1: tensor<12x640x64xf32> loc("k"), %arg2: tensor<12x640x96xf32> loc("v"), %arg3: tensor<640xf32> loc("m")) -> (tensor<12x256x96xf32>) {
    %0 = stablehlo.slice %arg2 [0:12, 0:640, 0:1] : (tensor<12x640x96xf32>) -> tensor<12x640x1xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<12x640x1xf32>
    %2 = stablehlo.concatenate %arg2, %1, dim = 2 : (tensor<12x640x96xf32>, tensor<12x640x1xf32>) -> tensor<12x640x97xf32>
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1, 2] : (tensor<640x1xf32>) -> tensor<1x640x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<1x640x1xf32>) -> tensor<12x640x97xf32>
    %6 = stablehlo.multiply %2, %5 : tensor<12x640x97xf32>
    %7 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<12x256x64xf32>, tensor<12x640x64xf32>) -> tensor<12x256x640xf32>
    %8 = stablehlo.exponential %7 : tensor<12x256x640xf32>
    %9 = stablehlo.dot_general %8, %6, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x256x640xf32>, tensor<12x640x97xf32>) -> tensor<12x256x97xf32>
    %10 = stablehlo.slice %9 [0:12, 0:256, 0:96] : (tensor<12x256x97xf32>) -> tensor<12x256x96xf32>
    %11 = stablehlo.slice %9 [0:12, 0:256, 96:97] : (tensor<12x256x97xf32>) -> tensor<12x256x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<12x256x1xf32>) -> tensor<12x256x96xf32>
    %13 = stablehlo.divide %10, %12 : tensor<12x256x96xf32>
    return %13 : tensor<12x256x96xf32>
  }
