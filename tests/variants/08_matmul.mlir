// 08 matmul; written by write_programs.py
  func.func public @main(%arg0: tensor<1024x2048xf32> loc("x"), %arg1: tensor<2048x4096xf32> loc("w")) -> (tensor<1024x4096xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x2048xf32>, tensor<2048x4096xf32>) -> tensor<1024x4096xf32>
    return %0 : tensor<1024x4096xf32>
  }
