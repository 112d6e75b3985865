// h120 mixture of expert mlps; written by write_programs.py
  func.func public @main(%arg0: tensor<256x512xf32> loc("x"), %arg1: tensor<512x8xf32> loc("r"), %arg2: tensor<8x512x384xf32> loc("w"), %arg3: tensor<8x384x320xf32> loc("v")) -> (tensor<256x320xf32>) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x512x384xf32>, tensor<256x512xf32>) -> tensor<8x384x256xf32>
    %1 = stablehlo.transpose %0, dims = [0, 2, 1] : (tensor<8x384x256xf32>) -> tensor<8x256x384xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x256x384xf32>
    %3 = stablehlo.maximum %1, %2 : tensor<8x256x384xf32>
    %4 = stablehlo.dot_general %3, %arg3, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x256x384xf32>, tensor<8x384x320xf32>) -> tensor<8x256x320xf32>
    %5 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x512xf32>, tensor<512x8xf32>) -> tensor<256x8xf32>
    %6 = stablehlo.exponential %5 : tensor<256x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x8xf32>, tensor<f32>) -> tensor<256xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x8xf32>
    %10 = stablehlo.divide %6, %9 : tensor<256x8xf32>
    %11 = stablehlo.transpose %10, dims = [1, 0] : (tensor<256x8xf32>) -> tensor<8x256xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<8x256xf32>) -> tensor<8x256x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<8x256x1xf32>) -> tensor<8x256x320xf32>
    %14 = stablehlo.multiply %13, %4 : tensor<8x256x320xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<8x256x320xf32>, tensor<f32>) -> tensor<256x320xf32>
    return %15 : tensor<256x320xf32>
  }
  func.func public @variant0(%arg0: tensor<256x512xf32> loc("x"), %arg1: tensor<512x8xf32> loc("r"), %arg2: tensor<8x512x384xf32> loc("w"), %arg3: tensor<8x384x320xf32> loc("v")) -> (tensor<256x320xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x512xf32>, tensor<512x8xf32>) -> tensor<256x8xf32>
    %1 = stablehlo.exponential %0 : tensor<256x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x8xf32>, tensor<f32>) -> tensor<256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x8xf32>
    %5 = stablehlo.divide %1, %4 : tensor<256x8xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<256x8xf32>) -> tensor<8x256xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<8x256xf32>) -> tensor<8x256x1xf32>
    %8 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x512x384xf32>, tensor<256x512xf32>) -> tensor<8x384x256xf32>
    %9 = stablehlo.transpose %8, dims = [0, 2, 1] : (tensor<8x384x256xf32>) -> tensor<8x256x384xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x256x384xf32>
    %11 = stablehlo.maximum %9, %10 : tensor<8x256x384xf32>
    %12 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<8x256x1xf32>) -> tensor<8x256x384xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<8x256x384xf32>
    %14 = stablehlo.dot_general %13, %arg3, contracting_dims = [0, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x256x384xf32>, tensor<8x384x320xf32>) -> tensor<256x320xf32>
    return %14 : tensor<256x320xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x512xf32> loc("x"), %arg1: tensor<512x8xf32> loc("r"), %arg2: tensor<8x512x384xf32> loc("w"), %arg3: tensor<8x384x320xf32> loc("v")) -> (tensor<256x320xf32>) {
    %0 = stablehlo.transpose %arg2, dims = [1, 0, 2] : (tensor<8x512x384xf32>) -> tensor<512x8x384xf32>
    %1 = stablehlo.reshape %0 : (tensor<512x8x384xf32>) -> tensor<512x3072xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x512xf32>, tensor<512x3072xf32>) -> tensor<256x3072xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x3072xf32>
    %4 = stablehlo.maximum %2, %3 : tensor<256x3072xf32>
    %5 = stablehlo.reshape %4 : (tensor<256x3072xf32>) -> tensor<256x8x384xf32>
    %6 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x512xf32>, tensor<512x8xf32>) -> tensor<256x8xf32>
    %7 = stablehlo.exponential %6 : tensor<256x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x8xf32>, tensor<f32>) -> tensor<256xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x8xf32>
    %11 = stablehlo.divide %7, %10 : tensor<256x8xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<256x8xf32>) -> tensor<256x8x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<256x8x1xf32>) -> tensor<256x8x384xf32>
    %14 = stablehlo.multiply %5, %13 : tensor<256x8x384xf32>
    %15 = stablehlo.reshape %14 : (tensor<256x8x384xf32>) -> tensor<256x3072xf32>
    %16 = stablehlo.reshape %arg3 : (tensor<8x384x320xf32>) -> tensor<3072x320xf32>
    %17 = stablehlo.dot_general %15, %16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x3072xf32>, tensor<3072x320xf32>) -> tensor<256x320xf32>
    return %17 : tensor<256x320xf32>
  }
