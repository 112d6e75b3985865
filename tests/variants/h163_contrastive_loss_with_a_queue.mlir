// h163 contrastive loss with a queue; written by write_programs.py
  func.func public @main(%arg0: tensor<256x128xf32> loc("q"), %arg1: tensor<256x128xf32> loc("k"), %arg2: tensor<4096x128xf32> loc("n")) -> (tensor<f32>) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<256x128xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x128xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %3 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<4096x128xf32>) -> tensor<128x4096xf32>
    %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x128xf32>, tensor<128x4096xf32>) -> tensor<256x4096xf32>
    %5 = stablehlo.concatenate %2, %4, dim = 1 : (tensor<256x1xf32>, tensor<256x4096xf32>) -> tensor<256x4097xf32>
    %cst_0 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x4097xf32>
    %7 = stablehlo.divide %5, %6 : tensor<256x4097xf32>
    %8 = stablehlo.exponential %7 : tensor<256x4097xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x4097xf32>, tensor<f32>) -> tensor<256xf32>
    %10 = stablehlo.log %9 : tensor<256xf32>
    %11 = stablehlo.slice %7 [0:256, 0:1] : (tensor<256x4097xf32>) -> tensor<256x1xf32>
    %12 = stablehlo.reshape %11 : (tensor<256x1xf32>) -> tensor<256xf32>
    %13 = stablehlo.subtract %10, %12 : tensor<256xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<256xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %15 = stablehlo.divide %14, %cst_3 : tensor<f32>
    return %15 : tensor<f32>
  }
  func.func public @variant0(%arg0: tensor<256x128xf32> loc("q"), %arg1: tensor<256x128xf32> loc("k"), %arg2: tensor<4096x128xf32> loc("n")) -> (tensor<f32>) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<256x128xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x128xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3 = stablehlo.divide %1, %2 : tensor<256xf32>
    %4 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<4096x128xf32>) -> tensor<128x4096xf32>
    %5 = stablehlo.dot_general %arg0, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x128xf32>, tensor<128x4096xf32>) -> tensor<256x4096xf32>
    %cst_1 = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x4096xf32>
    %7 = stablehlo.divide %5, %6 : tensor<256x4096xf32>
    %8 = stablehlo.exponential %7 : tensor<256x4096xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<256x4096xf32>, tensor<f32>) -> tensor<256xf32>
    %10 = stablehlo.exponential %3 : tensor<256xf32>
    %11 = stablehlo.add %10, %9 : tensor<256xf32>
    %12 = stablehlo.log %11 : tensor<256xf32>
    %13 = stablehlo.subtract %12, %3 : tensor<256xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<256xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %15 = stablehlo.divide %14, %cst_4 : tensor<f32>
    return %15 : tensor<f32>
  }
  func.func public @variant1(%arg0: tensor<256x128xf32> loc("q"), %arg1: tensor<256x128xf32> loc("k"), %arg2: tensor<4096x128xf32> loc("n")) -> (tensor<f32>) {
    %cst = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x128xf32>
    %1 = stablehlo.divide %arg0, %0 : tensor<256x128xf32>
    %2 = stablehlo.multiply %1, %arg1 : tensor<256x128xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x128xf32>, tensor<f32>) -> tensor<256xf32>
    %4 = stablehlo.exponential %3 : tensor<256xf32>
    %5 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<4096x128xf32>) -> tensor<128x4096xf32>
    %6 = stablehlo.dot_general %1, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x128xf32>, tensor<128x4096xf32>) -> tensor<256x4096xf32>
    %7 = stablehlo.exponential %6 : tensor<256x4096xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x4096xf32>, tensor<f32>) -> tensor<256xf32>
    %9 = stablehlo.add %4, %8 : tensor<256xf32>
    %10 = stablehlo.log %9 : tensor<256xf32>
    %11 = stablehlo.subtract %10, %3 : tensor<256xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<256xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %13 = stablehlo.divide %12, %cst_3 : tensor<f32>
    return %13 : tensor<f32>
  }
  func.func public @variant1_1(%arg0: tensor<256x128xf32> loc("q"), %arg1: tensor<256x128xf32> loc("k"), %arg2: tensor<4096x128xf32> loc("n")) -> (tensor<f32>) {
    %cst = stablehlo.constant dense<1.250000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x128xf32>
    %1 = stablehlo.divide %arg0, %0 : tensor<256x128xf32>
    %2 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<4096x128xf32>) -> tensor<128x4096xf32>
    %3 = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x128xf32>, tensor<128x4096xf32>) -> tensor<256x4096xf32>
    %4 = stablehlo.exponential %3 : tensor<256x4096xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x4096xf32>, tensor<f32>) -> tensor<256xf32>
    %6 = stablehlo.multiply %1, %arg1 : tensor<256x128xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x128xf32>, tensor<f32>) -> tensor<256xf32>
    %8 = stablehlo.negate %7 : tensor<256xf32>
    %9 = stablehlo.exponential %8 : tensor<256xf32>
    %10 = stablehlo.multiply %5, %9 : tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %12 = stablehlo.add %11, %10 : tensor<256xf32>
    %13 = stablehlo.log %12 : tensor<256xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<256xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %15 = stablehlo.divide %14, %cst_4 : tensor<f32>
    return %15 : tensor<f32>
  }
