// h219 experts on mixtures of tokens; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x256xf32> loc("x"), %arg1: tensor<256x48xf32> loc("f"), %arg2: tensor<48x256x320xf32> loc("w")) -> (tensor<2048x320xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x256xf32>, tensor<256x48xf32>) -> tensor<2048x48xf32>
    %1 = stablehlo.exponential %0 : tensor<2048x48xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2048x48xf32>, tensor<f32>) -> tensor<2048xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x48xf32>
    %5 = stablehlo.divide %1, %4 : tensor<2048x48xf32>
    %6 = stablehlo.transpose %0, dims = [1, 0] : (tensor<2048x48xf32>) -> tensor<48x2048xf32>
    %7 = stablehlo.exponential %6 : tensor<48x2048xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<48x2048xf32>, tensor<f32>) -> tensor<48xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x2048xf32>
    %11 = stablehlo.divide %7, %10 : tensor<48x2048xf32>
    %12 = stablehlo.dot_general %11, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x2048xf32>, tensor<2048x256xf32>) -> tensor<48x256xf32>
    %13 = stablehlo.dot_general %12, %arg2, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<48x256xf32>, tensor<48x256x320xf32>) -> tensor<48x320xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<48x320xf32>
    %15 = stablehlo.maximum %13, %14 : tensor<48x320xf32>
    %16 = stablehlo.dot_general %5, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x48xf32>, tensor<48x320xf32>) -> tensor<2048x320xf32>
    return %16 : tensor<2048x320xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x256xf32> loc("x"), %arg1: tensor<256x48xf32> loc("f"), %arg2: tensor<48x256x320xf32> loc("w")) -> (tensor<2048x320xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x256xf32>, tensor<256x48xf32>) -> tensor<2048x48xf32>
    %1 = stablehlo.exponential %0 : tensor<2048x48xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2048x48xf32>, tensor<f32>) -> tensor<48xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<48xf32>) -> tensor<1x48xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x48xf32>) -> tensor<2048x48xf32>
    %5 = stablehlo.divide %1, %4 : tensor<2048x48xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<2048x48xf32>) -> tensor<48x2048xf32>
    %7 = stablehlo.dot_general %6, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x2048xf32>, tensor<2048x256xf32>) -> tensor<48x256xf32>
    %8 = stablehlo.dot_general %7, %arg2, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<48x256xf32>, tensor<48x256x320xf32>) -> tensor<48x320xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<48x320xf32>
    %10 = stablehlo.maximum %8, %9 : tensor<48x320xf32>
    %11 = stablehlo.dot_general %1, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x48xf32>, tensor<48x320xf32>) -> tensor<2048x320xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%1 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2048x48xf32>, tensor<f32>) -> tensor<2048xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x320xf32>
    %15 = stablehlo.divide %11, %14 : tensor<2048x320xf32>
    return %15 : tensor<2048x320xf32>
  }
  func.func public @variant1(%arg0: tensor<2048x256xf32> loc("x"), %arg1: tensor<256x48xf32> loc("f"), %arg2: tensor<48x256x320xf32> loc("w")) -> (tensor<2048x320xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x256xf32>, tensor<256x48xf32>) -> tensor<2048x48xf32>
    %1 = stablehlo.exponential %0 : tensor<2048x48xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<2048x48xf32>) -> tensor<48x2048xf32>
    %3 = stablehlo.dot_general %2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x2048xf32>, tensor<2048x256xf32>) -> tensor<48x256xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2048x48xf32>, tensor<f32>) -> tensor<48xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x256xf32>
    %7 = stablehlo.divide %3, %6 : tensor<48x256xf32>
    %8 = stablehlo.dot_general %7, %arg2, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<48x256xf32>, tensor<48x256x320xf32>) -> tensor<48x320xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<48x320xf32>
    %10 = stablehlo.maximum %8, %9 : tensor<48x320xf32>
    %11 = stablehlo.dot_general %1, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x48xf32>, tensor<48x320xf32>) -> tensor<2048x320xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%1 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2048x48xf32>, tensor<f32>) -> tensor<2048xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x320xf32>
    %15 = stablehlo.divide %11, %14 : tensor<2048x320xf32>
    return %15 : tensor<2048x320xf32>
  }
  func.func public @variant1_1(%arg0: tensor<2048x256xf32> loc("x"), %arg1: tensor<256x48xf32> loc("f"), %arg2: tensor<48x256x320xf32> loc("w")) -> (tensor<2048x320xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x256xf32>, tensor<256x48xf32>) -> tensor<2048x48xf32>
    %1 = stablehlo.exponential %0 : tensor<2048x48xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<2048x48xf32>) -> tensor<48x2048xf32>
    %3 = stablehlo.dot_general %2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48x2048xf32>, tensor<2048x256xf32>) -> tensor<48x256xf32>
    %4 = stablehlo.dot_general %3, %arg2, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<48x256xf32>, tensor<48x256x320xf32>) -> tensor<48x320xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<48x320xf32>
    %6 = stablehlo.maximum %4, %5 : tensor<48x320xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<2048x48xf32>, tensor<f32>) -> tensor<48xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<48xf32>) -> tensor<48x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<48x1xf32>) -> tensor<48x320xf32>
    %10 = stablehlo.divide %6, %9 : tensor<48x320xf32>
    %11 = stablehlo.dot_general %1, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x48xf32>, tensor<48x320xf32>) -> tensor<2048x320xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%1 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2048x48xf32>, tensor<f32>) -> tensor<2048xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x320xf32>
    %15 = stablehlo.divide %11, %14 : tensor<2048x320xf32>
    return %15 : tensor<2048x320xf32>
  }
