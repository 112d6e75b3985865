// h86 gradients clipped by example; written by write_programs.py
  func.func public @main(%arg0: tensor<64x512xf32> loc("x"), %arg1: tensor<64x384xf32> loc("d")) -> (tensor<512x384xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<64x512xf32>) -> tensor<64x512x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<64x384xf32>) -> tensor<64x1x384xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<64x512x1xf32>) -> tensor<64x512x384xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<64x1x384xf32>) -> tensor<64x512x384xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<64x512x384xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<64x512x384xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<64x512x384xf32>, tensor<f32>) -> tensor<64x512xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<64x512xf32>, tensor<f32>) -> tensor<64xf32>
    %8 = stablehlo.sqrt %7 : tensor<64xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %10 = stablehlo.maximum %8, %9 : tensor<64xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<64xf32>) -> tensor<64x1x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<64x1x1xf32>) -> tensor<64x512x384xf32>
    %13 = stablehlo.divide %4, %12 : tensor<64x512x384xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<64x512x384xf32>, tensor<f32>) -> tensor<512x384xf32>
    return %14 : tensor<512x384xf32>
  }
  func.func public @variant0(%arg0: tensor<64x512xf32> loc("x"), %arg1: tensor<64x384xf32> loc("d")) -> (tensor<512x384xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<64x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<64x512xf32>, tensor<f32>) -> tensor<64xf32>
    %2 = stablehlo.sqrt %1 : tensor<64xf32>
    %3 = stablehlo.multiply %arg1, %arg1 : tensor<64x384xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<64x384xf32>, tensor<f32>) -> tensor<64xf32>
    %5 = stablehlo.sqrt %4 : tensor<64xf32>
    %6 = stablehlo.multiply %2, %5 : tensor<64xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %8 = stablehlo.maximum %6, %7 : tensor<64xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x512xf32>
    %11 = stablehlo.divide %arg0, %10 : tensor<64x512xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<64x512xf32>) -> tensor<512x64xf32>
    %13 = stablehlo.dot_general %12, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x384xf32>) -> tensor<512x384xf32>
    return %13 : tensor<512x384xf32>
  }
  func.func public @variant0_1(%arg0: tensor<64x512xf32> loc("x"), %arg1: tensor<64x384xf32> loc("d")) -> (tensor<512x384xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<64x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<64x512xf32>, tensor<f32>) -> tensor<64xf32>
    %2 = stablehlo.multiply %arg1, %arg1 : tensor<64x384xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<64x384xf32>, tensor<f32>) -> tensor<64xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<64xf32>
    %5 = stablehlo.sqrt %4 : tensor<64xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %7 = stablehlo.maximum %5, %6 : tensor<64xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<64xf32>) -> tensor<64x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<64x1xf32>) -> tensor<64x512xf32>
    %10 = stablehlo.divide %arg0, %9 : tensor<64x512xf32>
    %11 = stablehlo.transpose %10, dims = [1, 0] : (tensor<64x512xf32>) -> tensor<512x64xf32>
    %12 = stablehlo.dot_general %11, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x384xf32>) -> tensor<512x384xf32>
    return %12 : tensor<512x384xf32>
  }
