// h190 weights packed in pairs; written by write_programs.py
  func.func public @main(%arg0: tensor<16x1024xf32> loc("x"), %arg1: tensor<512x768xui8> loc("p"), %arg2: tensor<768xf32> loc("s")) -> (tensor<16x768xf32>) {
    %c = stablehlo.constant dense<15> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<512x768xui8>
    %1 = stablehlo.and %arg1, %0 : tensor<512x768xui8>
    %2 = stablehlo.convert %1 : (tensor<512x768xui8>) -> tensor<512x768xf32>
    %c_0 = stablehlo.constant dense<4> : tensor<ui8>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<512x768xui8>
    %4 = stablehlo.shift_right_logical %arg1, %3 : tensor<512x768xui8>
    %5 = stablehlo.convert %4 : (tensor<512x768xui8>) -> tensor<512x768xf32>
    %6 = stablehlo.broadcast_in_dim %2, dims = [0, 2] : (tensor<512x768xf32>) -> tensor<512x1x768xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 2] : (tensor<512x768xf32>) -> tensor<512x1x768xf32>
    %8 = stablehlo.concatenate %6, %7, dim = 1 : (tensor<512x1x768xf32>, tensor<512x1x768xf32>) -> tensor<512x2x768xf32>
    %9 = stablehlo.reshape %8 : (tensor<512x2x768xf32>) -> tensor<1024x768xf32>
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1024x768xf32>
    %11 = stablehlo.subtract %9, %10 : tensor<1024x768xf32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<1024x768xf32>
    %14 = stablehlo.multiply %11, %13 : tensor<1024x768xf32>
    %15 = stablehlo.dot_general %arg0, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1024xf32>, tensor<1024x768xf32>) -> tensor<16x768xf32>
    return %15 : tensor<16x768xf32>
  }
  func.func public @variant0(%arg0: tensor<16x1024xf32> loc("x"), %arg1: tensor<512x768xui8> loc("p"), %arg2: tensor<768xf32> loc("s")) -> (tensor<16x768xf32>) {
    %c = stablehlo.constant dense<15> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<512x768xui8>
    %1 = stablehlo.and %arg1, %0 : tensor<512x768xui8>
    %2 = stablehlo.convert %1 : (tensor<512x768xui8>) -> tensor<512x768xf32>
    %c_0 = stablehlo.constant dense<4> : tensor<ui8>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<512x768xui8>
    %4 = stablehlo.shift_right_logical %arg1, %3 : tensor<512x768xui8>
    %5 = stablehlo.convert %4 : (tensor<512x768xui8>) -> tensor<512x768xf32>
    %6 = stablehlo.slice %arg0 [0:16, 0:1024:2] : (tensor<16x1024xf32>) -> tensor<16x512xf32>
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x768xf32>
    %8 = stablehlo.subtract %2, %7 : tensor<512x768xf32>
    %9 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<512x768xf32>
    %11 = stablehlo.multiply %8, %10 : tensor<512x768xf32>
    %12 = stablehlo.dot_general %6, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512xf32>, tensor<512x768xf32>) -> tensor<16x768xf32>
    %13 = stablehlo.slice %arg0 [0:16, 1:1024:2] : (tensor<16x1024xf32>) -> tensor<16x512xf32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<512x768xf32>
    %15 = stablehlo.subtract %5, %14 : tensor<512x768xf32>
    %16 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<512x768xf32>
    %18 = stablehlo.multiply %15, %17 : tensor<512x768xf32>
    %19 = stablehlo.dot_general %13, %18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512xf32>, tensor<512x768xf32>) -> tensor<16x768xf32>
    %20 = stablehlo.add %12, %19 : tensor<16x768xf32>
    return %20 : tensor<16x768xf32>
  }
  func.func public @variant1(%arg0: tensor<16x1024xf32> loc("x"), %arg1: tensor<512x768xui8> loc("p"), %arg2: tensor<768xf32> loc("s")) -> (tensor<16x768xf32>) {
    %c = stablehlo.constant dense<15> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<512x768xui8>
    %1 = stablehlo.and %arg1, %0 : tensor<512x768xui8>
    %2 = stablehlo.convert %1 : (tensor<512x768xui8>) -> tensor<512x768xf32>
    %c_0 = stablehlo.constant dense<4> : tensor<ui8>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<512x768xui8>
    %4 = stablehlo.shift_right_logical %arg1, %3 : tensor<512x768xui8>
    %5 = stablehlo.convert %4 : (tensor<512x768xui8>) -> tensor<512x768xf32>
    %6 = stablehlo.slice %arg0 [0:16, 0:1024:2] : (tensor<16x1024xf32>) -> tensor<16x512xf32>
    %cst = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x768xf32>
    %8 = stablehlo.subtract %2, %7 : tensor<512x768xf32>
    %9 = stablehlo.dot_general %6, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512xf32>, tensor<512x768xf32>) -> tensor<16x768xf32>
    %10 = stablehlo.slice %arg0 [0:16, 1:1024:2] : (tensor<16x1024xf32>) -> tensor<16x512xf32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<512x768xf32>
    %12 = stablehlo.subtract %5, %11 : tensor<512x768xf32>
    %13 = stablehlo.dot_general %10, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512xf32>, tensor<512x768xf32>) -> tensor<16x768xf32>
    %14 = stablehlo.add %9, %13 : tensor<16x768xf32>
    %15 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<16x768xf32>
    %17 = stablehlo.multiply %14, %16 : tensor<16x768xf32>
    return %17 : tensor<16x768xf32>
  }
  func.func public @variant1_1(%arg0: tensor<16x1024xf32> loc("x"), %arg1: tensor<512x768xui8> loc("p"), %arg2: tensor<768xf32> loc("s")) -> (tensor<16x768xf32>) {
    %c = stablehlo.constant dense<15> : tensor<ui8>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui8>) -> tensor<512x768xui8>
    %1 = stablehlo.and %arg1, %0 : tensor<512x768xui8>
    %2 = stablehlo.convert %1 : (tensor<512x768xui8>) -> tensor<512x768xf32>
    %c_0 = stablehlo.constant dense<4> : tensor<ui8>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui8>) -> tensor<512x768xui8>
    %4 = stablehlo.shift_right_logical %arg1, %3 : tensor<512x768xui8>
    %5 = stablehlo.convert %4 : (tensor<512x768xui8>) -> tensor<512x768xf32>
    %6 = stablehlo.slice %arg0 [0:16, 0:1024:2] : (tensor<16x1024xf32>) -> tensor<16x512xf32>
    %7 = stablehlo.dot_general %6, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512xf32>, tensor<512x768xf32>) -> tensor<16x768xf32>
    %8 = stablehlo.slice %arg0 [0:16, 1:1024:2] : (tensor<16x1024xf32>) -> tensor<16x512xf32>
    %9 = stablehlo.dot_general %8, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512xf32>, tensor<512x768xf32>) -> tensor<16x768xf32>
    %10 = stablehlo.add %7, %9 : tensor<16x768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x1024xf32>, tensor<f32>) -> tensor<16xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %cst_1 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x1xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<16x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x768xf32>
    %16 = stablehlo.subtract %10, %15 : tensor<16x768xf32>
    %17 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<16x768xf32>
    %19 = stablehlo.multiply %16, %18 : tensor<16x768xf32>
    return %19 : tensor<16x768xf32>
  }
