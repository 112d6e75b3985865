// 09 transpose_matmul; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x1024xf32> loc("x"), %arg1: tensor<2048x4096xf32> loc("w")) -> (tensor<1024x4096xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2048x1024xf32>) -> tensor<1024x2048xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x2048xf32>, tensor<2048x4096xf32>) -> tensor<1024x4096xf32>
    return %1 : tensor<1024x4096xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x1024xf32> loc("x"), %arg1: tensor<2048x4096xf32> loc("w")) -> (tensor<1024x4096xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x1024xf32>, tensor<2048x4096xf32>) -> tensor<1024x4096xf32>
    return %0 : tensor<1024x4096xf32>
  }
  func.func public @variant1(%arg0: tensor<2048x1024xf32> loc("x"), %arg1: tensor<2048x4096xf32> loc("w")) -> (tensor<1024x4096xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<2048x4096xf32>) -> tensor<4096x2048xf32>
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4096x2048xf32>, tensor<2048x1024xf32>) -> tensor<4096x1024xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<4096x1024xf32>) -> tensor<1024x4096xf32>
    return %2 : tensor<1024x4096xf32>
  }
