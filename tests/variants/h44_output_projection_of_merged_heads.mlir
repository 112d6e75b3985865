// h44 output projection of merged heads; written by write_programs.py
  func.func public @main(%arg0: tensor<512x8x64xf32> loc("o"), %arg1: tensor<512x384xf32> loc("w")) -> (tensor<512x384xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<512x8x64xf32>) -> tensor<512x512xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x512xf32>, tensor<512x384xf32>) -> tensor<512x384xf32>
    return %1 : tensor<512x384xf32>
  }
  func.func public @variant0(%arg0: tensor<512x8x64xf32> loc("o"), %arg1: tensor<512x384xf32> loc("w")) -> (tensor<512x384xf32>) {
    %0 = stablehlo.reshape %arg1 : (tensor<512x384xf32>) -> tensor<8x64x384xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2, 1] x [1, 0], precision = [DEFAULT, DEFAULT] : (tensor<512x8x64xf32>, tensor<8x64x384xf32>) -> tensor<512x384xf32>
    return %1 : tensor<512x384xf32>
  }
  func.func public @variant0_1(%arg0: tensor<512x8x64xf32> loc("o"), %arg1: tensor<512x384xf32> loc("w")) -> (tensor<512x384xf32>) {
    %0 = stablehlo.reshape %arg1 : (tensor<512x384xf32>) -> tensor<8x64x384xf32>
    %1 = stablehlo.dot_general %arg0, %0, batching_dims = [1] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x8x64xf32>, tensor<8x64x384xf32>) -> tensor<8x512x384xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<8x512x384xf32>, tensor<f32>) -> tensor<512x384xf32>
    return %2 : tensor<512x384xf32>
  }
