// h154 attention after a shared prefix; written by write_programs.py
  func.func public @main(%arg0: tensor<24x8x64xf32> loc("q"), %arg1: tensor<24x160x64xf32> loc("k"), %arg2: tensor<24x160x96xf32> loc("v"), %arg3: tensor<1024x64xf32> loc("c"), %arg4: tensor<1024x96xf32> loc("u")) -> (tensor<24x8x96xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<1024x64xf32>) -> tensor<24x1024x64xf32>
    %1 = stablehlo.concatenate %0, %arg1, dim = 1 : (tensor<24x1024x64xf32>, tensor<24x160x64xf32>) -> tensor<24x1184x64xf32>
    %2 = stablehlo.dot_general %arg0, %1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<24x8x64xf32>, tensor<24x1184x64xf32>) -> tensor<24x8x1184xf32>
    %3 = stablehlo.exponential %2 : tensor<24x8x1184xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<24x8x1184xf32>, tensor<f32>) -> tensor<24x8xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<24x8xf32>) -> tensor<24x8x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<24x8x1xf32>) -> tensor<24x8x1184xf32>
    %7 = stablehlo.divide %3, %6 : tensor<24x8x1184xf32>
    %8 = stablehlo.broadcast_in_dim %arg4, dims = [1, 2] : (tensor<1024x96xf32>) -> tensor<24x1024x96xf32>
    %9 = stablehlo.concatenate %8, %arg2, dim = 1 : (tensor<24x1024x96xf32>, tensor<24x160x96xf32>) -> tensor<24x1184x96xf32>
    %10 = stablehlo.dot_general %7, %9, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x8x1184xf32>, tensor<24x1184x96xf32>) -> tensor<24x8x96xf32>
    return %10 : tensor<24x8x96xf32>
  }
  func.func public @variant0(%arg0: tensor<24x8x64xf32> loc("q"), %arg1: tensor<24x160x64xf32> loc("k"), %arg2: tensor<24x160x96xf32> loc("v"), %arg3: tensor<1024x64xf32> loc("c"), %arg4: tensor<1024x96xf32> loc("u")) -> (tensor<24x8x96xf32>) {
    %0 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<1024x64xf32>) -> tensor<64x1024xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x8x64xf32>, tensor<64x1024xf32>) -> tensor<24x8x1024xf32>
    %2 = stablehlo.exponential %1 : tensor<24x8x1024xf32>
    %3 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<24x8x64xf32>, tensor<24x160x64xf32>) -> tensor<24x8x160xf32>
    %4 = stablehlo.exponential %3 : tensor<24x8x160xf32>
    %5 = stablehlo.dot_general %2, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x8x1024xf32>, tensor<1024x96xf32>) -> tensor<24x8x96xf32>
    %6 = stablehlo.dot_general %4, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x8x160xf32>, tensor<24x160x96xf32>) -> tensor<24x8x96xf32>
    %7 = stablehlo.add %5, %6 : tensor<24x8x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<24x8x1024xf32>, tensor<f32>) -> tensor<24x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<24x8x160xf32>, tensor<f32>) -> tensor<24x8xf32>
    %10 = stablehlo.add %8, %9 : tensor<24x8xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<24x8xf32>) -> tensor<24x8x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<24x8x1xf32>) -> tensor<24x8x96xf32>
    %13 = stablehlo.divide %7, %12 : tensor<24x8x96xf32>
    return %13 : tensor<24x8x96xf32>
  }
  func.func public @variant0_1(%arg0: tensor<24x8x64xf32> loc("q"), %arg1: tensor<24x160x64xf32> loc("k"), %arg2: tensor<24x160x96xf32> loc("v"), %arg3: tensor<1024x64xf32> loc("c"), %arg4: tensor<1024x96xf32> loc("u")) -> (tensor<24x8x96xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<24x8x64xf32>) -> tensor<192x64xf32>
    %1 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<1024x64xf32>) -> tensor<64x1024xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<192x64xf32>, tensor<64x1024xf32>) -> tensor<192x1024xf32>
    %3 = stablehlo.exponential %2 : tensor<192x1024xf32>
    %4 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<24x8x64xf32>, tensor<24x160x64xf32>) -> tensor<24x8x160xf32>
    %5 = stablehlo.exponential %4 : tensor<24x8x160xf32>
    %6 = stablehlo.dot_general %3, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<192x1024xf32>, tensor<1024x96xf32>) -> tensor<192x96xf32>
    %7 = stablehlo.reshape %6 : (tensor<192x96xf32>) -> tensor<24x8x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<192x1024xf32>, tensor<f32>) -> tensor<192xf32>
    %9 = stablehlo.reshape %8 : (tensor<192xf32>) -> tensor<24x8xf32>
    %10 = stablehlo.dot_general %5, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x8x160xf32>, tensor<24x160x96xf32>) -> tensor<24x8x96xf32>
    %11 = stablehlo.add %7, %10 : tensor<24x8x96xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<24x8x160xf32>, tensor<f32>) -> tensor<24x8xf32>
    %13 = stablehlo.add %9, %12 : tensor<24x8xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<24x8xf32>) -> tensor<24x8x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<24x8x1xf32>) -> tensor<24x8x96xf32>
    %16 = stablehlo.divide %11, %15 : tensor<24x8x96xf32>
    return %16 : tensor<24x8x96xf32>
  }
  func.func public @variant0_2(%arg0: tensor<24x8x64xf32> loc("q"), %arg1: tensor<24x160x64xf32> loc("k"), %arg2: tensor<24x160x96xf32> loc("v"), %arg3: tensor<1024x64xf32> loc("c"), %arg4: tensor<1024x96xf32> loc("u")) -> (tensor<24x8x96xf32>) {
    %0 = stablehlo.transpose %arg3, dims = [1, 0] : (tensor<1024x64xf32>) -> tensor<64x1024xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x8x64xf32>, tensor<64x1024xf32>) -> tensor<24x8x1024xf32>
    %2 = stablehlo.exponential %1 : tensor<24x8x1024xf32>
    %3 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<24x8x64xf32>, tensor<24x160x64xf32>) -> tensor<24x8x160xf32>
    %4 = stablehlo.exponential %3 : tensor<24x8x160xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<24x8x1024xf32>, tensor<f32>) -> tensor<24x8xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<24x8xf32>) -> tensor<24x8x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<24x8x160xf32>, tensor<f32>) -> tensor<24x8xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<24x8xf32>) -> tensor<24x8x1xf32>
    %9 = stablehlo.add %6, %8 : tensor<24x8x1xf32>
    %10 = stablehlo.divide %6, %9 : tensor<24x8x1xf32>
    %11 = stablehlo.dot_general %2, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x8x1024xf32>, tensor<1024x96xf32>) -> tensor<24x8x96xf32>
    %12 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<24x8x1xf32>) -> tensor<24x8x96xf32>
    %13 = stablehlo.divide %11, %12 : tensor<24x8x96xf32>
    %14 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<24x8x1xf32>) -> tensor<24x8x96xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<24x8x96xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x8x1xf32>
    %17 = stablehlo.subtract %16, %10 : tensor<24x8x1xf32>
    %18 = stablehlo.dot_general %4, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x8x160xf32>, tensor<24x160x96xf32>) -> tensor<24x8x96xf32>
    %19 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<24x8x1xf32>) -> tensor<24x8x96xf32>
    %20 = stablehlo.divide %18, %19 : tensor<24x8x96xf32>
    %21 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<24x8x1xf32>) -> tensor<24x8x96xf32>
    %22 = stablehlo.multiply %21, %20 : tensor<24x8x96xf32>
    %23 = stablehlo.add %15, %22 : tensor<24x8x96xf32>
    return %23 : tensor<24x8x96xf32>
  }
