// h35 gradient of least squares; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x128xf32> loc("x"), %arg1: tensor<128x96xf32> loc("w"), %arg2: tensor<2048x96xf32> loc("y")) -> (tensor<128x96xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2048x128xf32>) -> tensor<128x2048xf32>
    %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x128xf32>, tensor<128x96xf32>) -> tensor<2048x96xf32>
    %2 = stablehlo.subtract %1, %arg2 : tensor<2048x96xf32>
    %3 = stablehlo.dot_general %0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x2048xf32>, tensor<2048x96xf32>) -> tensor<128x96xf32>
    return %3 : tensor<128x96xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x128xf32> loc("x"), %arg1: tensor<128x96xf32> loc("w"), %arg2: tensor<2048x96xf32> loc("y")) -> (tensor<128x96xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2048x128xf32>) -> tensor<128x2048xf32>
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x2048xf32>, tensor<2048x128xf32>) -> tensor<128x128xf32>
    %2 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128xf32>, tensor<128x96xf32>) -> tensor<128x96xf32>
    %3 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2048x128xf32>) -> tensor<128x2048xf32>
    %4 = stablehlo.dot_general %3, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x2048xf32>, tensor<2048x96xf32>) -> tensor<128x96xf32>
    %5 = stablehlo.subtract %2, %4 : tensor<128x96xf32>
    return %5 : tensor<128x96xf32>
  }
