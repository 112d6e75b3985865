// 14 rowsum_mul_matmul; written by write_programs.py
  func.func public @main(%arg0: tensor<1024x2048xf32> loc("x"), %arg1: tensor<1024x512xf32> loc("y"), %arg2: tensor<2048x4096xf32> loc("w")) -> (tensor<1024x4096xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1024x512xf32>, tensor<f32>) -> tensor<1024xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x2048xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<1024x2048xf32>
    %4 = stablehlo.dot_general %3, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x2048xf32>, tensor<2048x4096xf32>) -> tensor<1024x4096xf32>
    return %4 : tensor<1024x4096xf32>
  }
  func.func public @variant0(%arg0: tensor<1024x2048xf32> loc("x"), %arg1: tensor<1024x512xf32> loc("y"), %arg2: tensor<2048x4096xf32> loc("w")) -> (tensor<1024x4096xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x2048xf32>, tensor<2048x4096xf32>) -> tensor<1024x4096xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1024x512xf32>, tensor<f32>) -> tensor<1024xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x4096xf32>
    %4 = stablehlo.multiply %0, %3 : tensor<1024x4096xf32>
    return %4 : tensor<1024x4096xf32>
  }
