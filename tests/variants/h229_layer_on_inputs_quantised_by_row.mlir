// h229 layer on inputs quantised by row; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024x768xi8> loc("w"), %arg2: tensor<768xf32> loc("t")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.abs %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.270000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3 = stablehlo.divide %1, %2 : tensor<256xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %6 = stablehlo.divide %arg0, %5 : tensor<256x1024xf32>
    %7 = call @main.round(%6) : (tensor<256x1024xf32>) -> tensor<256x1024xf32>
    %8 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<256x1024xf32>
    %10 = stablehlo.convert %arg1 : (tensor<1024x768xi8>) -> tensor<1024x768xf32>
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<1024x768xf32>
    %13 = stablehlo.multiply %10, %12 : tensor<1024x768xf32>
    %14 = stablehlo.dot_general %9, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    return %14 : tensor<256x768xf32>
  }
  func.func private @main.round(%arg0: tensor<256x1024xf32>) -> tensor<256x1024xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<256x1024xf32>
    return %0 : tensor<256x1024xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024x768xi8> loc("w"), %arg2: tensor<768xf32> loc("t")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.abs %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.270000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3 = stablehlo.divide %1, %2 : tensor<256xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %6 = stablehlo.divide %arg0, %5 : tensor<256x1024xf32>
    %7 = call @variant0.round(%6) : (tensor<256x1024xf32>) -> tensor<256x1024xf32>
    %8 = stablehlo.convert %arg1 : (tensor<1024x768xi8>) -> tensor<1024x768xf32>
    %9 = stablehlo.dot_general %7, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %10 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<256x768xf32>
    %12 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %14 = stablehlo.multiply %11, %13 : tensor<256x768xf32>
    return %14 : tensor<256x768xf32>
  }
  func.func private @variant0.round(%arg0: tensor<256x1024xf32>) -> tensor<256x1024xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<256x1024xf32>
    return %0 : tensor<256x1024xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024x768xi8> loc("w"), %arg2: tensor<768xf32> loc("t")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.abs %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.270000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3 = stablehlo.divide %1, %2 : tensor<256xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %6 = stablehlo.divide %arg0, %5 : tensor<256x1024xf32>
    %7 = call @variant0_1.round(%6) : (tensor<256x1024xf32>) -> tensor<256x1024xf32>
    %8 = stablehlo.convert %arg1 : (tensor<1024x768xi8>) -> tensor<1024x768xf32>
    %9 = stablehlo.dot_general %7, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %10 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %11 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<256x768xf32>
    %14 = stablehlo.multiply %9, %13 : tensor<256x768xf32>
    return %14 : tensor<256x768xf32>
  }
  func.func private @variant0_1.round(%arg0: tensor<256x1024xf32>) -> tensor<256x1024xf32> {
    %0 = stablehlo.round_nearest_even %arg0 : tensor<256x1024xf32>
    return %0 : tensor<256x1024xf32>
  }
