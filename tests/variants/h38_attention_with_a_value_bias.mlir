// h38 attention with a value bias; written by write_programs.py
  func.func public @main(%arg0: tensor<256x512xf32> loc("s"), %arg1: tensor<512x64xf32> loc("v"), %arg2: tensor<64xf32> loc("b")) -> (tensor<256x64xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x512xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x512xf32>
    %4 = stablehlo.divide %0, %3 : tensor<256x512xf32>
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<512x64xf32>
    %7 = stablehlo.add %arg1, %6 : tensor<512x64xf32>
    %8 = stablehlo.dot_general %4, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x512xf32>, tensor<512x64xf32>) -> tensor<256x64xf32>
    return %8 : tensor<256x64xf32>
  }
  func.func public @variant0(%arg0: tensor<256x512xf32> loc("s"), %arg1: tensor<512x64xf32> loc("v"), %arg2: tensor<64xf32> loc("b")) -> (tensor<256x64xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x512xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x512xf32>
    %4 = stablehlo.divide %0, %3 : tensor<256x512xf32>
    %5 = stablehlo.dot_general %4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x512xf32>, tensor<512x64xf32>) -> tensor<256x64xf32>
    %6 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<64xf32>) -> tensor<1x64xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x64xf32>) -> tensor<256x64xf32>
    %8 = stablehlo.add %5, %7 : tensor<256x64xf32>
    return %8 : tensor<256x64xf32>
  }
