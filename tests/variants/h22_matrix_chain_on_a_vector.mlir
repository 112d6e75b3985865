// h22 matrix chain on a vector; written by write_programs.py
  func.func public @main(%arg0: tensor<512x640xf32> loc("a"), %arg1: tensor<640x768xf32> loc("b"), %arg2: tensor<768xf32> loc("x")) -> (tensor<512xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x768xf32>) -> tensor<512x768xf32>
    %1 = stablehlo.dot_general %0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x768xf32>, tensor<768xf32>) -> tensor<512xf32>
    return %1 : tensor<512xf32>
  }
  func.func public @variant0(%arg0: tensor<512x640xf32> loc("a"), %arg1: tensor<640x768xf32> loc("b"), %arg2: tensor<768xf32> loc("x")) -> (tensor<512xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x768xf32>, tensor<768xf32>) -> tensor<640xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640xf32>) -> tensor<512xf32>
    return %1 : tensor<512xf32>
  }
