// h12 scores of concatenated keys; written by write_programs.py
  func.func public @main(%arg0: tensor<16x64xf32> loc("q"), %arg1: tensor<640x64xf32> loc("k"), %arg2: tensor<48x64xf32> loc("n")) -> (tensor<16x688xf32>) {
    %0 = stablehlo.concatenate %arg1, %arg2, dim = 0 : (tensor<640x64xf32>, tensor<48x64xf32>) -> tensor<688x64xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<688x64xf32>) -> tensor<64x688xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x688xf32>) -> tensor<16x688xf32>
    return %2 : tensor<16x688xf32>
  }
  func.func public @variant0(%arg0: tensor<16x64xf32> loc("q"), %arg1: tensor<640x64xf32> loc("k"), %arg2: tensor<48x64xf32> loc("n")) -> (tensor<16x688xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<640x64xf32>) -> tensor<64x640xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x640xf32>) -> tensor<16x640xf32>
    %2 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<48x64xf32>) -> tensor<64x48xf32>
    %3 = stablehlo.dot_general %arg0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x48xf32>) -> tensor<16x48xf32>
    %4 = stablehlo.concatenate %1, %3, dim = 1 : (tensor<16x640xf32>, tensor<16x48xf32>) -> tensor<16x688xf32>
    return %4 : tensor<16x688xf32>
  }
