// h13 residual before a projection; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x512xf32> loc("x"), %arg1: tensor<512x512xf32> loc("w"), %arg2: tensor<512x768xf32> loc("v")) -> (tensor<2048x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x512xf32>, tensor<512x512xf32>) -> tensor<2048x512xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<2048x512xf32>
    %2 = stablehlo.dot_general %1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x512xf32>, tensor<512x768xf32>) -> tensor<2048x768xf32>
    return %2 : tensor<2048x768xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x512xf32> loc("x"), %arg1: tensor<512x512xf32> loc("w"), %arg2: tensor<512x768xf32> loc("v")) -> (tensor<2048x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x512xf32>, tensor<512x768xf32>) -> tensor<2048x768xf32>
    %1 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x512xf32>, tensor<512x768xf32>) -> tensor<512x768xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x512xf32>, tensor<512x768xf32>) -> tensor<2048x768xf32>
    %3 = stablehlo.add %0, %2 : tensor<2048x768xf32>
    return %3 : tensor<2048x768xf32>
  }
  func.func public @variant1(%arg0: tensor<2048x512xf32> loc("x"), %arg1: tensor<512x512xf32> loc("w"), %arg2: tensor<512x768xf32> loc("v")) -> (tensor<2048x768xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x512xf32>, tensor<512x768xf32>) -> tensor<512x768xf32>
    %1 = stablehlo.add %arg2, %0 : tensor<512x768xf32>
    %2 = stablehlo.dot_general %arg0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x512xf32>, tensor<512x768xf32>) -> tensor<2048x768xf32>
    return %2 : tensor<2048x768xf32>
  }
