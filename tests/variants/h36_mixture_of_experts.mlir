// h36 mixture of experts; written by write_programs.py
  func.func public @main(%arg0: tensor<256x512xf32> loc("x"), %arg1: tensor<8x512x384xf32> loc("w"), %arg2: tensor<256x8xf32> loc("g")) -> (tensor<256x384xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x512x384xf32>, tensor<256x512xf32>) -> tensor<8x384x256xf32>
    %1 = stablehlo.transpose %0, dims = [0, 2, 1] : (tensor<8x384x256xf32>) -> tensor<8x256x384xf32>
    %2 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<256x8xf32>) -> tensor<8x256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<8x256xf32>) -> tensor<8x256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<8x256x1xf32>) -> tensor<8x256x384xf32>
    %5 = stablehlo.multiply %1, %4 : tensor<8x256x384xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<8x256x384xf32>, tensor<f32>) -> tensor<256x384xf32>
    return %6 : tensor<256x384xf32>
  }
  func.func public @variant0(%arg0: tensor<256x512xf32> loc("x"), %arg1: tensor<8x512x384xf32> loc("w"), %arg2: tensor<256x8xf32> loc("g")) -> (tensor<256x384xf32>) {
    %0 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<256x8xf32>) -> tensor<8x256xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<8x256xf32>) -> tensor<8x256x1xf32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<256x512xf32>) -> tensor<1x256x512xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<8x256x1xf32>) -> tensor<8x256x512xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x256x512xf32>) -> tensor<8x256x512xf32>
    %5 = stablehlo.multiply %3, %4 : tensor<8x256x512xf32>
    %6 = stablehlo.dot_general %5, %arg1, contracting_dims = [0, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x256x512xf32>, tensor<8x512x384xf32>) -> tensor<256x384xf32>
    return %6 : tensor<256x384xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x512xf32> loc("x"), %arg1: tensor<8x512x384xf32> loc("w"), %arg2: tensor<256x8xf32> loc("g")) -> (tensor<256x384xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<256x8xf32>) -> tensor<256x8x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<256x512xf32>) -> tensor<256x1x512xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<256x8x1xf32>) -> tensor<256x8x512xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<256x1x512xf32>) -> tensor<256x8x512xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<256x8x512xf32>
    %5 = stablehlo.dot_general %4, %arg1, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<256x8x512xf32>, tensor<8x512x384xf32>) -> tensor<256x384xf32>
    return %5 : tensor<256x384xf32>
  }
  func.func public @variant1(%arg0: tensor<256x512xf32> loc("x"), %arg1: tensor<8x512x384xf32> loc("w"), %arg2: tensor<256x8xf32> loc("g")) -> (tensor<256x384xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x512x384xf32>, tensor<256x512xf32>) -> tensor<8x384x256xf32>
    %1 = stablehlo.transpose %0, dims = [0, 2, 1] : (tensor<8x384x256xf32>) -> tensor<8x256x384xf32>
    %2 = stablehlo.dot_general %arg2, %1, batching_dims = [0] x [1], contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x8xf32>, tensor<8x256x384xf32>) -> tensor<256x384xf32>
    return %2 : tensor<256x384xf32>
  }
