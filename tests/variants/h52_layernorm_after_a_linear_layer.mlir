// h52 layernorm after a linear layer; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x512xf32> loc("x"), %arg1: tensor<512x768xf32> loc("w"), %arg2: tensor<768xf32> loc("b")) -> (tensor<2048x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x512xf32>, tensor<512x768xf32>) -> tensor<2048x768xf32>
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<2048x768xf32>
    %3 = stablehlo.add %0, %2 : tensor<2048x768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2048x768xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_0 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %6 = stablehlo.divide %4, %5 : tensor<2048xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x768xf32>
    %9 = stablehlo.subtract %3, %8 : tensor<2048x768xf32>
    %10 = stablehlo.multiply %9, %9 : tensor<2048x768xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<2048x768xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_2 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %13 = stablehlo.divide %11, %12 : tensor<2048xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %15 = stablehlo.add %13, %14 : tensor<2048xf32>
    %16 = stablehlo.sqrt %15 : tensor<2048xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x768xf32>
    %19 = stablehlo.divide %9, %18 : tensor<2048x768xf32>
    return %19 : tensor<2048x768xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x512xf32> loc("x"), %arg1: tensor<512x768xf32> loc("w"), %arg2: tensor<768xf32> loc("b")) -> (tensor<2048x768xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x768xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_0 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %2 = stablehlo.divide %0, %1 : tensor<512xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x768xf32>
    %5 = stablehlo.subtract %arg1, %4 : tensor<512x768xf32>
    %6 = stablehlo.dot_general %arg0, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x512xf32>, tensor<512x768xf32>) -> tensor<2048x768xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%arg2 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %8 = stablehlo.divide %7, %cst_2 : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %10 = stablehlo.subtract %arg2, %9 : tensor<768xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<2048x768xf32>
    %13 = stablehlo.add %6, %12 : tensor<2048x768xf32>
    %14 = stablehlo.multiply %13, %13 : tensor<2048x768xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<2048x768xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_4 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %17 = stablehlo.divide %15, %16 : tensor<2048xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %19 = stablehlo.add %17, %18 : tensor<2048xf32>
    %20 = stablehlo.sqrt %19 : tensor<2048xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x768xf32>
    %23 = stablehlo.divide %13, %22 : tensor<2048x768xf32>
    return %23 : tensor<2048x768xf32>
  }
