// h39 attention with a key bias; written by write_programs.py
  func.func public @main(%arg0: tensor<256x64xf32> loc("q"), %arg1: tensor<512x64xf32> loc("k"), %arg2: tensor<64xf32> loc("b")) -> (tensor<256x512xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<512x64xf32>
    %2 = stablehlo.add %arg1, %1 : tensor<512x64xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<512x64xf32>) -> tensor<64x512xf32>
    %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x64xf32>, tensor<64x512xf32>) -> tensor<256x512xf32>
    %5 = stablehlo.exponential %4 : tensor<256x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x512xf32>, tensor<f32>) -> tensor<256xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x512xf32>
    %9 = stablehlo.divide %5, %8 : tensor<256x512xf32>
    return %9 : tensor<256x512xf32>
  }
  func.func public @variant0(%arg0: tensor<256x64xf32> loc("q"), %arg1: tensor<512x64xf32> loc("k"), %arg2: tensor<64xf32> loc("b")) -> (tensor<256x512xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<512x64xf32>) -> tensor<64x512xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x64xf32>, tensor<64x512xf32>) -> tensor<256x512xf32>
    %2 = stablehlo.exponential %1 : tensor<256x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x512xf32>, tensor<f32>) -> tensor<256xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x512xf32>
    %6 = stablehlo.divide %2, %5 : tensor<256x512xf32>
    return %6 : tensor<256x512xf32>
  }
