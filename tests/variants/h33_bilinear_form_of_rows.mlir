// h33 bilinear form of rows; written by write_programs.py
  func.func public @main(%arg0: tensor<256x512xf32> loc("x"), %arg1: tensor<512x640xf32> loc("a"), %arg2: tensor<256x640xf32> loc("y")) -> (tensor<256xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x512xf32>, tensor<512x640xf32>) -> tensor<256x640xf32>
    %1 = stablehlo.multiply %0, %arg2 : tensor<256x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x640xf32>, tensor<f32>) -> tensor<256xf32>
    return %2 : tensor<256xf32>
  }
  func.func public @variant0(%arg0: tensor<256x512xf32> loc("x"), %arg1: tensor<512x640xf32> loc("a"), %arg2: tensor<256x640xf32> loc("y")) -> (tensor<256xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<512x640xf32>) -> tensor<640x512xf32>
    %1 = stablehlo.dot_general %arg2, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x640xf32>, tensor<640x512xf32>) -> tensor<256x512xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<256x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x512xf32>, tensor<f32>) -> tensor<256xf32>
    return %3 : tensor<256xf32>
  }
