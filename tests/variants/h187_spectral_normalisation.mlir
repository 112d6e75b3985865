// h187 spectral normalisation; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<1024xf32> loc("u")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<1024x768xf32>) -> tensor<768x1024xf32>
    %1 = stablehlo.dot_general %0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<768x1024xf32>, tensor<1024xf32>) -> tensor<768xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.sqrt %3 : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xf32>) -> tensor<768xf32>
    %7 = stablehlo.divide %1, %6 : tensor<768xf32>
    %8 = stablehlo.dot_general %arg1, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x768xf32>, tensor<768xf32>) -> tensor<1024xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<1024xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32>
    %11 = stablehlo.sqrt %10 : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<1xf32>) -> tensor<1024xf32>
    %14 = stablehlo.divide %8, %13 : tensor<1024xf32>
    %15 = stablehlo.dot_general %arg1, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x768xf32>, tensor<768xf32>) -> tensor<1024xf32>
    %16 = stablehlo.multiply %14, %15 : tensor<1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<1024x768xf32>
    %19 = stablehlo.divide %arg1, %18 : tensor<1024x768xf32>
    %20 = stablehlo.dot_general %arg0, %19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    return %20 : tensor<256x768xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<1024xf32> loc("u")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %1 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<1024x768xf32>) -> tensor<768x1024xf32>
    %2 = stablehlo.dot_general %1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<768x1024xf32>, tensor<1024xf32>) -> tensor<768xf32>
    %3 = stablehlo.multiply %2, %2 : tensor<768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %5 = stablehlo.sqrt %4 : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1xf32>) -> tensor<768xf32>
    %8 = stablehlo.divide %2, %7 : tensor<768xf32>
    %9 = stablehlo.dot_general %arg1, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x768xf32>, tensor<768xf32>) -> tensor<1024xf32>
    %10 = stablehlo.multiply %9, %9 : tensor<1024xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.sqrt %11 : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<256x768xf32>
    %14 = stablehlo.divide %0, %13 : tensor<256x768xf32>
    return %14 : tensor<256x768xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<1024xf32> loc("u")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<1024x768xf32>) -> tensor<768x1024xf32>
    %1 = stablehlo.dot_general %0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<768x1024xf32>, tensor<1024xf32>) -> tensor<768xf32>
    %2 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %3 = stablehlo.multiply %1, %1 : tensor<768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %5 = stablehlo.sqrt %4 : tensor<f32>
    %6 = stablehlo.dot_general %arg1, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x768xf32>, tensor<768xf32>) -> tensor<1024xf32>
    %7 = stablehlo.multiply %6, %6 : tensor<1024xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32>
    %9 = stablehlo.sqrt %8 : tensor<f32>
    %10 = stablehlo.divide %5, %9 : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<256x768xf32>
    %12 = stablehlo.multiply %2, %11 : tensor<256x768xf32>
    return %12 : tensor<256x768xf32>
  }
