// h169 weights quantised by group with zero points; written by write_programs.py
  func.func public @main(%arg0: tensor<16x1024xf32> loc("x"), %arg1: tensor<8x128x768xi8> loc("w"), %arg2: tensor<8x768xf32> loc("s"), %arg3: tensor<8x768xf32> loc("z")) -> (tensor<16x768xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<8x128x768xi8>) -> tensor<8x128x768xf32>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [0, 2] : (tensor<8x768xf32>) -> tensor<8x1x768xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<8x1x768xf32>) -> tensor<8x128x768xf32>
    %3 = stablehlo.subtract %0, %2 : tensor<8x128x768xf32>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [0, 2] : (tensor<8x768xf32>) -> tensor<8x1x768xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<8x1x768xf32>) -> tensor<8x128x768xf32>
    %6 = stablehlo.multiply %3, %5 : tensor<8x128x768xf32>
    %7 = stablehlo.reshape %6 : (tensor<8x128x768xf32>) -> tensor<1024x768xf32>
    %8 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1024xf32>, tensor<1024x768xf32>) -> tensor<16x768xf32>
    return %8 : tensor<16x768xf32>
  }
  func.func public @variant0(%arg0: tensor<16x1024xf32> loc("x"), %arg1: tensor<8x128x768xi8> loc("w"), %arg2: tensor<8x768xf32> loc("s"), %arg3: tensor<8x768xf32> loc("z")) -> (tensor<16x768xf32>) {
    %0 = stablehlo.convert %arg1 : (tensor<8x128x768xi8>) -> tensor<8x128x768xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 2] : (tensor<8x768xf32>) -> tensor<8x1x768xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<8x1x768xf32>) -> tensor<8x128x768xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<8x128x768xf32>
    %4 = stablehlo.reshape %3 : (tensor<8x128x768xf32>) -> tensor<1024x768xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1024xf32>, tensor<1024x768xf32>) -> tensor<16x768xf32>
    %6 = stablehlo.reshape %arg0 : (tensor<16x1024xf32>) -> tensor<16x8x128xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x8x128xf32>, tensor<f32>) -> tensor<16x8xf32>
    %8 = stablehlo.multiply %arg3, %arg2 : tensor<8x768xf32>
    %9 = stablehlo.dot_general %7, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x768xf32>) -> tensor<16x768xf32>
    %10 = stablehlo.subtract %5, %9 : tensor<16x768xf32>
    return %10 : tensor<16x768xf32>
  }
  func.func public @variant1(%arg0: tensor<16x1024xf32> loc("x"), %arg1: tensor<8x128x768xi8> loc("w"), %arg2: tensor<8x768xf32> loc("s"), %arg3: tensor<8x768xf32> loc("z")) -> (tensor<16x768xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<16x1024xf32>) -> tensor<16x8x128xf32>
    %1 = stablehlo.convert %arg1 : (tensor<8x128x768xi8>) -> tensor<8x128x768xf32>
    %2 = stablehlo.dot_general %0, %1, batching_dims = [1] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8x128xf32>, tensor<8x128x768xf32>) -> tensor<8x16x768xf32>
    %3 = stablehlo.dot_general %arg2, %2, batching_dims = [1] x [2], contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x768xf32>, tensor<8x16x768xf32>) -> tensor<768x16xf32>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<768x16xf32>) -> tensor<16x768xf32>
    %5 = stablehlo.reshape %arg0 : (tensor<16x1024xf32>) -> tensor<16x8x128xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x8x128xf32>, tensor<f32>) -> tensor<16x8xf32>
    %7 = stablehlo.multiply %arg3, %arg2 : tensor<8x768xf32>
    %8 = stablehlo.dot_general %6, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x8xf32>, tensor<8x768xf32>) -> tensor<16x768xf32>
    %9 = stablehlo.subtract %4, %8 : tensor<16x768xf32>
    return %9 : tensor<16x768xf32>
  }
  func.func public @variant1_1(%arg0: tensor<16x1024xf32> loc("x"), %arg1: tensor<8x128x768xi8> loc("w"), %arg2: tensor<8x768xf32> loc("s"), %arg3: tensor<8x768xf32> loc("z")) -> (tensor<16x768xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<16x1024xf32>) -> tensor<16x8x128xf32>
    %1 = stablehlo.convert %arg1 : (tensor<8x128x768xi8>) -> tensor<8x128x768xf32>
    %2 = stablehlo.dot_general %0, %1, batching_dims = [1] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x8x128xf32>, tensor<8x128x768xf32>) -> tensor<8x16x768xf32>
    %3 = stablehlo.reshape %arg0 : (tensor<16x1024xf32>) -> tensor<16x8x128xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x8x128xf32>, tensor<f32>) -> tensor<16x8xf32>
    %5 = stablehlo.transpose %4, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<8x16xf32>) -> tensor<8x16x1xf32>
    %7 = stablehlo.broadcast_in_dim %arg3, dims = [0, 2] : (tensor<8x768xf32>) -> tensor<8x1x768xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<8x16x1xf32>) -> tensor<8x16x768xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<8x1x768xf32>) -> tensor<8x16x768xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<8x16x768xf32>
    %11 = stablehlo.subtract %2, %10 : tensor<8x16x768xf32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [0, 2] : (tensor<8x768xf32>) -> tensor<8x1x768xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<8x1x768xf32>) -> tensor<8x16x768xf32>
    %14 = stablehlo.multiply %11, %13 : tensor<8x16x768xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<8x16x768xf32>, tensor<f32>) -> tensor<16x768xf32>
    return %15 : tensor<16x768xf32>
  }
