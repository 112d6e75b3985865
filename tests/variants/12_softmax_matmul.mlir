// 12 softmax_matmul; written by write_programs.py
  func.func public @main(%arg0: tensor<1024x2048xf32> loc("x"), %arg1: tensor<2048x4096xf32> loc("w")) -> (tensor<1024x4096xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<1024x2048xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1024x2048xf32>, tensor<f32>) -> tensor<1024xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x2048xf32>
    %4 = stablehlo.divide %0, %3 : tensor<1024x2048xf32>
    %5 = stablehlo.dot_general %4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x2048xf32>, tensor<2048x4096xf32>) -> tensor<1024x4096xf32>
    return %5 : tensor<1024x4096xf32>
  }
  func.func public @variant0(%arg0: tensor<1024x2048xf32> loc("x"), %arg1: tensor<2048x4096xf32> loc("w")) -> (tensor<1024x4096xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<1024x2048xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x2048xf32>, tensor<2048x4096xf32>) -> tensor<1024x4096xf32>
    %2 = stablehlo.exponential %arg0 : tensor<1024x2048xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1024x2048xf32>, tensor<f32>) -> tensor<1024xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x4096xf32>
    %6 = stablehlo.divide %1, %5 : tensor<1024x4096xf32>
    return %6 : tensor<1024x4096xf32>
  }
