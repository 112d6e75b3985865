// h85 gradients of an adapter; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x512xf32> loc("x"), %arg1: tensor<512x16xf32> loc("a"), %arg2: tensor<16x768xf32> loc("b"), %arg3: tensor<2048x768xf32> loc("g")) -> (tensor<512x16xf32>, tensor<16x768xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2048x512xf32>) -> tensor<512x2048xf32>
    %1 = stablehlo.dot_general %0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x2048xf32>, tensor<2048x768xf32>) -> tensor<512x768xf32>
    %2 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<16x768xf32>) -> tensor<768x16xf32>
    %3 = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x768xf32>, tensor<768x16xf32>) -> tensor<512x16xf32>
    %4 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<512x16xf32>) -> tensor<16x512xf32>
    %5 = stablehlo.dot_general %4, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512xf32>, tensor<512x768xf32>) -> tensor<16x768xf32>
    return %3, %5 : tensor<512x16xf32>, tensor<16x768xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x512xf32> loc("x"), %arg1: tensor<512x16xf32> loc("a"), %arg2: tensor<16x768xf32> loc("b"), %arg3: tensor<2048x768xf32> loc("g")) -> (tensor<512x16xf32>, tensor<16x768xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2048x512xf32>) -> tensor<512x2048xf32>
    %1 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<16x768xf32>) -> tensor<768x16xf32>
    %2 = stablehlo.dot_general %arg3, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x768xf32>, tensor<768x16xf32>) -> tensor<2048x16xf32>
    %3 = stablehlo.dot_general %0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x2048xf32>, tensor<2048x16xf32>) -> tensor<512x16xf32>
    %4 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x512xf32>, tensor<512x16xf32>) -> tensor<2048x16xf32>
    %5 = stablehlo.transpose %4, dims = [1, 0] : (tensor<2048x16xf32>) -> tensor<16x2048xf32>
    %6 = stablehlo.dot_general %5, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x2048xf32>, tensor<2048x768xf32>) -> tensor<16x768xf32>
    return %3, %6 : tensor<512x16xf32>, tensor<16x768xf32>
  }
