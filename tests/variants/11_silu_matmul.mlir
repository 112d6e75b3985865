// 11 silu_matmul; written by write_programs.py
  func.func public @main(%arg0: tensor<1024x2048xf32> loc("x"), %arg1: tensor<2048x4096xf32> loc("w")) -> (tensor<1024x4096xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<1024x2048xf32>
    %1 = stablehlo.exponential %0 : tensor<1024x2048xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1024x2048xf32>
    %3 = stablehlo.add %2, %1 : tensor<1024x2048xf32>
    %4 = stablehlo.divide %arg0, %3 : tensor<1024x2048xf32>
    %5 = stablehlo.dot_general %4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x2048xf32>, tensor<2048x4096xf32>) -> tensor<1024x4096xf32>
    return %5 : tensor<1024x4096xf32>
  }
