// h05 cosine similarities; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<768x1024xf32> loc("y")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.sqrt %1 : tensor<256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %5 = stablehlo.divide %arg0, %4 : tensor<256x1024xf32>
    %6 = stablehlo.multiply %arg1, %arg1 : tensor<768x1024xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<768x1024xf32>, tensor<f32>) -> tensor<768xf32>
    %8 = stablehlo.sqrt %7 : tensor<768xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<768xf32>) -> tensor<768x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<768x1xf32>) -> tensor<768x1024xf32>
    %11 = stablehlo.divide %arg1, %10 : tensor<768x1024xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<768x1024xf32>) -> tensor<1024x768xf32>
    %13 = stablehlo.dot_general %5, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    return %13 : tensor<256x768xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<768x1024xf32> loc("y")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<768x1024xf32>) -> tensor<1024x768xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %4 = stablehlo.sqrt %3 : tensor<256xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %6 = stablehlo.multiply %arg1, %arg1 : tensor<768x1024xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<768x1024xf32>, tensor<f32>) -> tensor<768xf32>
    %8 = stablehlo.sqrt %7 : tensor<768xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %10 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<256x768xf32>
    %13 = stablehlo.divide %1, %12 : tensor<256x768xf32>
    return %13 : tensor<256x768xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<768x1024xf32> loc("y")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<768x1024xf32>) -> tensor<1024x768xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %2 = stablehlo.multiply %arg0, %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %4 = stablehlo.sqrt %3 : tensor<256xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %7 = stablehlo.divide %1, %6 : tensor<256x768xf32>
    %8 = stablehlo.multiply %arg1, %arg1 : tensor<768x1024xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<768x1024xf32>, tensor<f32>) -> tensor<768xf32>
    %10 = stablehlo.sqrt %9 : tensor<768xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %13 = stablehlo.divide %7, %12 : tensor<256x768xf32>
    return %13 : tensor<256x768xf32>
  }
  func.func public @variant0_2(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<768x1024xf32> loc("y")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<768x1024xf32>) -> tensor<1024x768xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %2 = stablehlo.multiply %arg1, %arg1 : tensor<768x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<768x1024xf32>, tensor<f32>) -> tensor<768xf32>
    %4 = stablehlo.sqrt %3 : tensor<768xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %7 = stablehlo.divide %1, %6 : tensor<256x768xf32>
    %8 = stablehlo.multiply %arg0, %arg0 : tensor<256x1024xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %10 = stablehlo.sqrt %9 : tensor<256xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %13 = stablehlo.divide %7, %12 : tensor<256x768xf32>
    return %13 : tensor<256x768xf32>
  }
  func.func public @variant0_3(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<768x1024xf32> loc("y")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<768x1024xf32>) -> tensor<256x768xf32>
    %1 = stablehlo.multiply %arg0, %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %3 = stablehlo.sqrt %2 : tensor<256xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %6 = stablehlo.divide %0, %5 : tensor<256x768xf32>
    %7 = stablehlo.multiply %arg1, %arg1 : tensor<768x1024xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<768x1024xf32>, tensor<f32>) -> tensor<768xf32>
    %9 = stablehlo.sqrt %8 : tensor<768xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %12 = stablehlo.divide %6, %11 : tensor<256x768xf32>
    return %12 : tensor<256x768xf32>
  }
