// h121 weights quantised by group; written by write_programs.py
  func.func public @main(%arg0: tensor<16x1024xf32> loc("x"), %arg1: tensor<8x128x768xi8> loc("w"), %arg2: tensor<8x768xf32> loc("s")) -> (tensor<16x768xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<8x128x768xi8>) -> tensor<8x128x768xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 2] : (tensor<8x768xf32>) -> tensor<8x1x768xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<8x1x768xf32>) -> tensor<8x128x768xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<8x128x768xf32>
    %4 = stablehlo.reshape %3 : (tensor<8x128x768xf32>) -> tensor<1024x768xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1024xf32>, tensor<1024x768xf32>) -> tensor<16x768xf32>
    return %5 : tensor<16x768xf32>
  }
  func.func public @variant0(%arg0: tensor<16x1024xf32> loc("x"), %arg1: tensor<8x128x768xi8> loc("w"), %arg2: tensor<8x768xf32> loc("s")) -> (tensor<16x768xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<16x1024xf32>) -> tensor<16x8x128xf32>
    %1 = stablehlo.convert %arg1 : (tensor<8x128x768xi8>) -> tensor<8x128x768xf32>
    %2 = stablehlo.dot_general %0, %1, batching_dims = [1] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8x128xf32>, tensor<8x128x768xf32>) -> tensor<8x16x768xf32>
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 2] : (tensor<8x768xf32>) -> tensor<8x1x768xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<8x1x768xf32>) -> tensor<8x16x768xf32>
    %5 = stablehlo.multiply %2, %4 : tensor<8x16x768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<8x16x768xf32>, tensor<f32>) -> tensor<16x768xf32>
    return %6 : tensor<16x768xf32>
  }
  func.func public @variant0_1(%arg0: tensor<16x1024xf32> loc("x"), %arg1: tensor<8x128x768xi8> loc("w"), %arg2: tensor<8x768xf32> loc("s")) -> (tensor<16x768xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<16x1024xf32>) -> tensor<16x8x128xf32>
    %1 = stablehlo.convert %arg1 : (tensor<8x128x768xi8>) -> tensor<8x128x768xf32>
    %2 = stablehlo.dot_general %0, %1, batching_dims = [1] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8x128xf32>, tensor<8x128x768xf32>) -> tensor<8x16x768xf32>
    %3 = stablehlo.dot_general %arg2, %2, batching_dims = [1] x [2], contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x768xf32>, tensor<8x16x768xf32>) -> tensor<768x16xf32>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<768x16xf32>) -> tensor<16x768xf32>
    return %4 : tensor<16x768xf32>
  }
