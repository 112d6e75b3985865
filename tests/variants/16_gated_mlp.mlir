// 16 gated_mlp; written by write_programs.py
  func.func public @main(%arg0: tensor<8x4096xf32> loc("x"), %arg1: tensor<4096x2048xf32> loc("w1"), %arg2: tensor<4096x2048xf32> loc("w2")) -> (tensor<8x2048xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4096xf32>, tensor<4096x2048xf32>) -> tensor<8x2048xf32>
    %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4096xf32>, tensor<4096x2048xf32>) -> tensor<8x2048xf32>
    %2 = stablehlo.negate %0 : tensor<8x2048xf32>
    %3 = stablehlo.exponential %2 : tensor<8x2048xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x2048xf32>
    %5 = stablehlo.add %4, %3 : tensor<8x2048xf32>
    %6 = stablehlo.divide %0, %5 : tensor<8x2048xf32>
    %7 = stablehlo.multiply %6, %1 : tensor<8x2048xf32>
    return %7 : tensor<8x2048xf32>
  }
  func.func public @variant0(%arg0: tensor<8x4096xf32> loc("x"), %arg1: tensor<4096x2048xf32> loc("w1"), %arg2: tensor<4096x2048xf32> loc("w2")) -> (tensor<8x2048xf32>) {
    %0 = stablehlo.concatenate %arg1, %arg2, dim = 1 : (tensor<4096x2048xf32>, tensor<4096x2048xf32>) -> tensor<4096x4096xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4096xf32>, tensor<4096x4096xf32>) -> tensor<8x4096xf32>
    %2 = stablehlo.slice %1 [0:8, 0:2048] : (tensor<8x4096xf32>) -> tensor<8x2048xf32>
    %3 = stablehlo.slice %1 [0:8, 2048:4096] : (tensor<8x4096xf32>) -> tensor<8x2048xf32>
    %4 = stablehlo.negate %2 : tensor<8x2048xf32>
    %5 = stablehlo.exponential %4 : tensor<8x2048xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x2048xf32>
    %7 = stablehlo.add %6, %5 : tensor<8x2048xf32>
    %8 = stablehlo.divide %2, %7 : tensor<8x2048xf32>
    %9 = stablehlo.multiply %8, %3 : tensor<8x2048xf32>
    return %9 : tensor<8x2048xf32>
  }
