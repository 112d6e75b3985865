// h23 pairwise squared distances; written by write_programs.py
  func.func public @main(%arg0: tensor<256x64xf32> loc("x"), %arg1: tensor<320x64xf32> loc("y")) -> (tensor<256x320xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<256x64xf32>) -> tensor<256x1x64xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<320x64xf32>) -> tensor<1x320x64xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<256x1x64xf32>) -> tensor<256x320x64xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x320x64xf32>) -> tensor<256x320x64xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<256x320x64xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<256x320x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<256x320x64xf32>, tensor<f32>) -> tensor<256x320xf32>
    return %6 : tensor<256x320xf32>
  }
  func.func public @variant0(%arg0: tensor<256x64xf32> loc("x"), %arg1: tensor<320x64xf32> loc("y")) -> (tensor<256x320xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<256x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x64xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %3 = stablehlo.multiply %arg1, %arg1 : tensor<320x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<320x64xf32>, tensor<f32>) -> tensor<320xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<320xf32>) -> tensor<1x320xf32>
    %6 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x320xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x320xf32>) -> tensor<256x320xf32>
    %8 = stablehlo.add %6, %7 : tensor<256x320xf32>
    %9 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<320x64xf32>) -> tensor<64x320xf32>
    %10 = stablehlo.dot_general %arg0, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x64xf32>, tensor<64x320xf32>) -> tensor<256x320xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x320xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<256x320xf32>
    %13 = stablehlo.subtract %8, %12 : tensor<256x320xf32>
    return %13 : tensor<256x320xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x64xf32> loc("x"), %arg1: tensor<320x64xf32> loc("y")) -> (tensor<256x320xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<256x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x64xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %3 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<320x64xf32>) -> tensor<64x320xf32>
    %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x64xf32>, tensor<64x320xf32>) -> tensor<256x320xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x320xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<256x320xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x320xf32>
    %8 = stablehlo.subtract %7, %6 : tensor<256x320xf32>
    %9 = stablehlo.multiply %arg1, %arg1 : tensor<320x64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<320x64xf32>, tensor<f32>) -> tensor<320xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<320xf32>) -> tensor<1x320xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x320xf32>) -> tensor<256x320xf32>
    %13 = stablehlo.add %8, %12 : tensor<256x320xf32>
    return %13 : tensor<256x320xf32>
  }
