// 13 rmsnorm_matmul; written by write_programs.py
  func.func public @main(%arg0: tensor<16x4096xf32> loc("x"), %arg1: tensor<4096x6144xf32> loc("w")) -> (tensor<16x6144xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<16x4096xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x4096xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5 = stablehlo.add %3, %4 : tensor<16xf32>
    %6 = stablehlo.sqrt %5 : tensor<16xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x4096xf32>
    %9 = stablehlo.divide %arg0, %8 : tensor<16x4096xf32>
    %10 = stablehlo.dot_general %9, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4096xf32>, tensor<4096x6144xf32>) -> tensor<16x6144xf32>
    return %10 : tensor<16x6144xf32>
  }
  func.func public @variant0(%arg0: tensor<16x4096xf32> loc("x"), %arg1: tensor<4096x6144xf32> loc("w")) -> (tensor<16x6144xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4096xf32>, tensor<4096x6144xf32>) -> tensor<16x6144xf32>
    %1 = stablehlo.multiply %arg0, %arg0 : tensor<16x4096xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x4096xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %4 = stablehlo.divide %2, %3 : tensor<16xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %6 = stablehlo.add %4, %5 : tensor<16xf32>
    %7 = stablehlo.sqrt %6 : tensor<16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x6144xf32>
    %10 = stablehlo.divide %0, %9 : tensor<16x6144xf32>
    return %10 : tensor<16x6144xf32>
  }
