// h188 channels gated before a projection; written by write_programs.py
  func.func public @main(%arg0: tensor<24x784x256xf32> loc("x"), %arg1: tensor<256x16xf32> loc("a"), %arg2: tensor<16x256xf32> loc("b"), %arg3: tensor<256x96xf32> loc("w")) -> (tensor<24x784x96xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x784x256xf32>, tensor<f32>) -> tensor<24x256xf32>
    %cst_0 = stablehlo.constant dense<7.840000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x256xf32>
    %2 = stablehlo.divide %0, %1 : tensor<24x256xf32>
    %3 = stablehlo.dot_general %2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x256xf32>, tensor<256x16xf32>) -> tensor<24x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %5 = stablehlo.maximum %3, %4 : tensor<24x16xf32>
    %6 = stablehlo.dot_general %5, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x16xf32>, tensor<16x256xf32>) -> tensor<24x256xf32>
    %7 = stablehlo.negate %6 : tensor<24x256xf32>
    %8 = stablehlo.exponential %7 : tensor<24x256xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x256xf32>
    %10 = stablehlo.add %9, %8 : tensor<24x256xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x256xf32>
    %12 = stablehlo.divide %11, %10 : tensor<24x256xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 2] : (tensor<24x256xf32>) -> tensor<24x1x256xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<24x1x256xf32>) -> tensor<24x784x256xf32>
    %15 = stablehlo.multiply %arg0, %14 : tensor<24x784x256xf32>
    %16 = stablehlo.dot_general %15, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x784x256xf32>, tensor<256x96xf32>) -> tensor<24x784x96xf32>
    return %16 : tensor<24x784x96xf32>
  }
  func.func public @variant0(%arg0: tensor<24x784x256xf32> loc("x"), %arg1: tensor<256x16xf32> loc("a"), %arg2: tensor<16x256xf32> loc("b"), %arg3: tensor<256x96xf32> loc("w")) -> (tensor<24x784x96xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<24x784x256xf32>, tensor<f32>) -> tensor<24x256xf32>
    %cst_0 = stablehlo.constant dense<7.840000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x256xf32>
    %2 = stablehlo.divide %0, %1 : tensor<24x256xf32>
    %3 = stablehlo.dot_general %2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x256xf32>, tensor<256x16xf32>) -> tensor<24x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %5 = stablehlo.maximum %3, %4 : tensor<24x16xf32>
    %6 = stablehlo.dot_general %5, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x16xf32>, tensor<16x256xf32>) -> tensor<24x256xf32>
    %7 = stablehlo.negate %6 : tensor<24x256xf32>
    %8 = stablehlo.exponential %7 : tensor<24x256xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x256xf32>
    %10 = stablehlo.add %9, %8 : tensor<24x256xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<24x256xf32>
    %12 = stablehlo.divide %11, %10 : tensor<24x256xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<24x256xf32>) -> tensor<24x256x1xf32>
    %14 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<256x96xf32>) -> tensor<1x256x96xf32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<24x256x1xf32>) -> tensor<24x256x96xf32>
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<1x256x96xf32>) -> tensor<24x256x96xf32>
    %17 = stablehlo.multiply %15, %16 : tensor<24x256x96xf32>
    %18 = stablehlo.dot_general %arg0, %17, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<24x784x256xf32>, tensor<24x256x96xf32>) -> tensor<24x784x96xf32>
    return %18 : tensor<24x784x96xf32>
  }
