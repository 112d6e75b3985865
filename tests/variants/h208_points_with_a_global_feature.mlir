// h208 points with a global feature; written by write_programs.py
  func.func public @main(%arg0: tensor<16x1000x48xf32> loc("x"), %arg1: tensor<48x64xf32> loc("w"), %arg2: tensor<128x96xf32> loc("u"), %arg3: tensor<96xf32> loc("c")) -> (tensor<16x1000x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1000x48xf32>, tensor<48x64xf32>) -> tensor<16x1000x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x1000x64xf32>
    %2 = stablehlo.maximum %0, %1 : tensor<16x1000x64xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<16x1000x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 2] : (tensor<16x64xf32>) -> tensor<16x1x64xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<16x1x64xf32>) -> tensor<16x1000x64xf32>
    %6 = stablehlo.concatenate %2, %5, dim = 2 : (tensor<16x1000x64xf32>, tensor<16x1000x64xf32>) -> tensor<16x1000x128xf32>
    %7 = stablehlo.dot_general %6, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1000x128xf32>, tensor<128x96xf32>) -> tensor<16x1000x96xf32>
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<16x1000x96xf32>
    %10 = stablehlo.add %7, %9 : tensor<16x1000x96xf32>
    return %10 : tensor<16x1000x96xf32>
  }
  func.func public @variant0(%arg0: tensor<16x1000x48xf32> loc("x"), %arg1: tensor<48x64xf32> loc("w"), %arg2: tensor<128x96xf32> loc("u"), %arg3: tensor<96xf32> loc("c")) -> (tensor<16x1000x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1000x48xf32>, tensor<48x64xf32>) -> tensor<16x1000x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x1000x64xf32>
    %2 = stablehlo.maximum %0, %1 : tensor<16x1000x64xf32>
    %3 = stablehlo.slice %arg2 [0:64, 0:96] : (tensor<128x96xf32>) -> tensor<64x96xf32>
    %4 = stablehlo.dot_general %2, %3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1000x64xf32>, tensor<64x96xf32>) -> tensor<16x1000x96xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<16x1000x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %6 = stablehlo.slice %arg2 [64:128, 0:96] : (tensor<128x96xf32>) -> tensor<64x96xf32>
    %7 = stablehlo.dot_general %5, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x96xf32>) -> tensor<16x96xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 2] : (tensor<16x96xf32>) -> tensor<16x1x96xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<16x1x96xf32>) -> tensor<16x1000x96xf32>
    %10 = stablehlo.add %4, %9 : tensor<16x1000x96xf32>
    %11 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<16x1000x96xf32>
    %13 = stablehlo.add %10, %12 : tensor<16x1000x96xf32>
    return %13 : tensor<16x1000x96xf32>
  }
  func.func public @variant0_1(%arg0: tensor<16x1000x48xf32> loc("x"), %arg1: tensor<48x64xf32> loc("w"), %arg2: tensor<128x96xf32> loc("u"), %arg3: tensor<96xf32> loc("c")) -> (tensor<16x1000x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1000x48xf32>, tensor<48x64xf32>) -> tensor<16x1000x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x1000x64xf32>
    %2 = stablehlo.maximum %0, %1 : tensor<16x1000x64xf32>
    %3 = stablehlo.slice %arg2 [0:64, 0:96] : (tensor<128x96xf32>) -> tensor<64x96xf32>
    %4 = stablehlo.dot_general %2, %3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1000x64xf32>, tensor<64x96xf32>) -> tensor<16x1000x96xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<16x1000x64xf32>, tensor<f32>) -> tensor<16x64xf32>
    %6 = stablehlo.slice %arg2 [64:128, 0:96] : (tensor<128x96xf32>) -> tensor<64x96xf32>
    %7 = stablehlo.dot_general %5, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x96xf32>) -> tensor<16x96xf32>
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<96xf32>) -> tensor<1x96xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x96xf32>) -> tensor<16x96xf32>
    %10 = stablehlo.add %7, %9 : tensor<16x96xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 2] : (tensor<16x96xf32>) -> tensor<16x1x96xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<16x1x96xf32>) -> tensor<16x1000x96xf32>
    %13 = stablehlo.add %4, %12 : tensor<16x1000x96xf32>
    return %13 : tensor<16x1000x96xf32>
  }
