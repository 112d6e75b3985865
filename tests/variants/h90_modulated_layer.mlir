// h90 modulated layer; written by write_programs.py
  func.func public @main(%arg0: tensor<16x640x256xf32> loc("x"), %arg1: tensor<16x256xf32> loc("s"), %arg2: tensor<256x320xf32> loc("w")) -> (tensor<16x640x320xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<16x256xf32>) -> tensor<16x256x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1, 2] : (tensor<256x320xf32>) -> tensor<1x256x320xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<16x256x1xf32>) -> tensor<16x256x320xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x256x320xf32>) -> tensor<16x256x320xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<16x256x320xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<16x256x320xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x256x320xf32>, tensor<f32>) -> tensor<16x320xf32>
    %cst_0 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x320xf32>
    %8 = stablehlo.add %6, %7 : tensor<16x320xf32>
    %9 = stablehlo.sqrt %8 : tensor<16x320xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 2] : (tensor<16x320xf32>) -> tensor<16x1x320xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<16x1x320xf32>) -> tensor<16x256x320xf32>
    %12 = stablehlo.divide %4, %11 : tensor<16x256x320xf32>
    %13 = stablehlo.dot_general %arg0, %12, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x640x256xf32>, tensor<16x256x320xf32>) -> tensor<16x640x320xf32>
    return %13 : tensor<16x640x320xf32>
  }
  func.func public @variant0(%arg0: tensor<16x640x256xf32> loc("x"), %arg1: tensor<16x256xf32> loc("s"), %arg2: tensor<256x320xf32> loc("w")) -> (tensor<16x640x320xf32>) {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<16x256xf32>
    %1 = stablehlo.multiply %arg2, %arg2 : tensor<256x320xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x256xf32>, tensor<256x320xf32>) -> tensor<16x320xf32>
    %cst = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x320xf32>
    %4 = stablehlo.add %2, %3 : tensor<16x320xf32>
    %5 = stablehlo.sqrt %4 : tensor<16x320xf32>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<16x256xf32>) -> tensor<16x1x256xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<16x1x256xf32>) -> tensor<16x640x256xf32>
    %8 = stablehlo.multiply %arg0, %7 : tensor<16x640x256xf32>
    %9 = stablehlo.dot_general %8, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x640x256xf32>, tensor<256x320xf32>) -> tensor<16x640x320xf32>
    %10 = stablehlo.broadcast_in_dim %5, dims = [0, 2] : (tensor<16x320xf32>) -> tensor<16x1x320xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2] : (tensor<16x1x320xf32>) -> tensor<16x640x320xf32>
    %12 = stablehlo.divide %9, %11 : tensor<16x640x320xf32>
    return %12 : tensor<16x640x320xf32>
  }
