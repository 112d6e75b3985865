// h46 attention with weighted keys; written by write_programs.py
  func.func public @main(%arg0: tensor<256x512xf32> loc("s"), %arg1: tensor<256x512xf32> loc("m"), %arg2: tensor<512x64xf32> loc("v")) -> (tensor<256x64xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x512xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<256x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x512xf32>, tensor<f32>) -> tensor<256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x512xf32>
    %5 = stablehlo.divide %1, %4 : tensor<256x512xf32>
    %6 = stablehlo.dot_general %5, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x512xf32>, tensor<512x64xf32>) -> tensor<256x64xf32>
    return %6 : tensor<256x64xf32>
  }
  func.func public @variant0(%arg0: tensor<256x512xf32> loc("s"), %arg1: tensor<256x512xf32> loc("m"), %arg2: tensor<512x64xf32> loc("v")) -> (tensor<256x64xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x512xf32>
    %1 = stablehlo.multiply %0, %arg1 : tensor<256x512xf32>
    %2 = stablehlo.dot_general %1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x512xf32>, tensor<512x64xf32>) -> tensor<256x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x512xf32>, tensor<f32>) -> tensor<256xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x64xf32>
    %6 = stablehlo.divide %2, %5 : tensor<256x64xf32>
    return %6 : tensor<256x64xf32>
  }
