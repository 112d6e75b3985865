// 20 residual_rmsnorm_qkv; written by write_programs.py
  func.func public @main(%arg0: tensor<1024x8192xf32> loc("x"), %arg1: tensor<1024x8192xf32> loc("r"), %arg2: tensor<1024x8192xf32> loc("t"), %arg3: tensor<8192x512xf32> loc("w")) -> (tensor<1024x512xf32>) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<1024x8192xf32>
    %1 = stablehlo.add %0, %arg2 : tensor<1024x8192xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<1024x8192xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1024x8192xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_0 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5 = stablehlo.divide %3, %4 : tensor<1024xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %7 = stablehlo.add %5, %6 : tensor<1024xf32>
    %8 = stablehlo.sqrt %7 : tensor<1024xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x8192xf32>
    %11 = stablehlo.divide %1, %10 : tensor<1024x8192xf32>
    %12 = stablehlo.dot_general %11, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x8192xf32>, tensor<8192x512xf32>) -> tensor<1024x512xf32>
    return %12 : tensor<1024x512xf32>
  }
  func.func public @variant0(%arg0: tensor<1024x8192xf32> loc("x"), %arg1: tensor<1024x8192xf32> loc("r"), %arg2: tensor<1024x8192xf32> loc("t"), %arg3: tensor<8192x512xf32> loc("w")) -> (tensor<1024x512xf32>) {
    %0 = stablehlo.add %arg0, %arg1 : tensor<1024x8192xf32>
    %1 = stablehlo.add %0, %arg2 : tensor<1024x8192xf32>
    %2 = stablehlo.dot_general %1, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x8192xf32>, tensor<8192x512xf32>) -> tensor<1024x512xf32>
    %3 = stablehlo.multiply %1, %1 : tensor<1024x8192xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1024x8192xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_0 = stablehlo.constant dense<8.192000e+03> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %6 = stablehlo.divide %4, %5 : tensor<1024xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %8 = stablehlo.add %6, %7 : tensor<1024xf32>
    %9 = stablehlo.sqrt %8 : tensor<1024xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x512xf32>
    %12 = stablehlo.divide %2, %11 : tensor<1024x512xf32>
    return %12 : tensor<1024x512xf32>
  }
