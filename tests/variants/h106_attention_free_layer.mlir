// h106 attention-free layer; written by write_programs.py
  func.func public @main(%arg0: tensor<160x64xf32> loc("k"), %arg1: tensor<160x64xf32> loc("v"), %arg2: tensor<128x160xf32> loc("b"), %arg3: tensor<128x64xf32> loc("r")) -> (tensor<128x64xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<128x160xf32>) -> tensor<128x160x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<160x64xf32>) -> tensor<1x160x64xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<128x160x1xf32>) -> tensor<128x160x64xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x160x64xf32>) -> tensor<128x160x64xf32>
    %4 = stablehlo.add %2, %3 : tensor<128x160x64xf32>
    %5 = stablehlo.exponential %4 : tensor<128x160x64xf32>
    %6 = stablehlo.negate %arg3 : tensor<128x64xf32>
    %7 = stablehlo.exponential %6 : tensor<128x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %9 = stablehlo.add %8, %7 : tensor<128x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %11 = stablehlo.divide %10, %9 : tensor<128x64xf32>
    %12 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<160x64xf32>) -> tensor<1x160x64xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x160x64xf32>) -> tensor<128x160x64xf32>
    %14 = stablehlo.multiply %5, %13 : tensor<128x160x64xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<128x160x64xf32>, tensor<f32>) -> tensor<128x64xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<128x160x64xf32>, tensor<f32>) -> tensor<128x64xf32>
    %17 = stablehlo.divide %15, %16 : tensor<128x64xf32>
    %18 = stablehlo.multiply %11, %17 : tensor<128x64xf32>
    return %18 : tensor<128x64xf32>
  }
  func.func public @variant0(%arg0: tensor<160x64xf32> loc("k"), %arg1: tensor<160x64xf32> loc("v"), %arg2: tensor<128x160xf32> loc("b"), %arg3: tensor<128x64xf32> loc("r")) -> (tensor<128x64xf32>) {
    %0 = stablehlo.exponential %arg2 : tensor<128x160xf32>
    %1 = stablehlo.exponential %arg0 : tensor<160x64xf32>
    %2 = stablehlo.negate %arg3 : tensor<128x64xf32>
    %3 = stablehlo.exponential %2 : tensor<128x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %5 = stablehlo.add %4, %3 : tensor<128x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %7 = stablehlo.divide %6, %5 : tensor<128x64xf32>
    %8 = stablehlo.multiply %1, %arg1 : tensor<160x64xf32>
    %9 = stablehlo.dot_general %0, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x160xf32>, tensor<160x64xf32>) -> tensor<128x64xf32>
    %10 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x160xf32>, tensor<160x64xf32>) -> tensor<128x64xf32>
    %11 = stablehlo.divide %9, %10 : tensor<128x64xf32>
    %12 = stablehlo.multiply %7, %11 : tensor<128x64xf32>
    return %12 : tensor<128x64xf32>
  }
  func.func public @variant0_1(%arg0: tensor<160x64xf32> loc("k"), %arg1: tensor<160x64xf32> loc("v"), %arg2: tensor<128x160xf32> loc("b"), %arg3: tensor<128x64xf32> loc("r")) -> (tensor<128x64xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<160x64xf32>
    %1 = stablehlo.exponential %arg2 : tensor<128x160xf32>
    %2 = stablehlo.multiply %0, %arg1 : tensor<160x64xf32>
    %3 = stablehlo.concatenate %2, %0, dim = 1 : (tensor<160x64xf32>, tensor<160x64xf32>) -> tensor<160x128xf32>
    %4 = stablehlo.dot_general %1, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x160xf32>, tensor<160x128xf32>) -> tensor<128x128xf32>
    %5 = stablehlo.slice %4 [0:128, 0:64] : (tensor<128x128xf32>) -> tensor<128x64xf32>
    %6 = stablehlo.slice %4 [0:128, 64:128] : (tensor<128x128xf32>) -> tensor<128x64xf32>
    %7 = stablehlo.negate %arg3 : tensor<128x64xf32>
    %8 = stablehlo.exponential %7 : tensor<128x64xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %10 = stablehlo.add %9, %8 : tensor<128x64xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128x64xf32>
    %12 = stablehlo.divide %11, %10 : tensor<128x64xf32>
    %13 = stablehlo.divide %5, %6 : tensor<128x64xf32>
    %14 = stablehlo.multiply %12, %13 : tensor<128x64xf32>
    return %14 : tensor<128x64xf32>
  }
