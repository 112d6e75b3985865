// h21 Gram matrix of features; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x128xf32> loc("x"), %arg1: tensor<128x96xf32> loc("w")) -> (tensor<96x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x128xf32>, tensor<128x96xf32>) -> tensor<2048x96xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<2048x96xf32>) -> tensor<96x2048xf32>
    %2 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x128xf32>, tensor<128x96xf32>) -> tensor<2048x96xf32>
    %3 = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x2048xf32>, tensor<2048x96xf32>) -> tensor<96x96xf32>
    return %3 : tensor<96x96xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x128xf32> loc("x"), %arg1: tensor<128x96xf32> loc("w")) -> (tensor<96x96xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<128x96xf32>) -> tensor<96x128xf32>
    %1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2048x128xf32>) -> tensor<128x2048xf32>
    %2 = stablehlo.dot_general %1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x2048xf32>, tensor<2048x128xf32>) -> tensor<128x128xf32>
    %3 = stablehlo.dot_general %0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x128xf32>, tensor<128x128xf32>) -> tensor<96x128xf32>
    %4 = stablehlo.dot_general %3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x128xf32>, tensor<128x96xf32>) -> tensor<96x96xf32>
    return %4 : tensor<96x96xf32>
  }
  func.func public @variant0_1(%arg0: tensor<2048x128xf32> loc("x"), %arg1: tensor<128x96xf32> loc("w")) -> (tensor<96x96xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<128x96xf32>) -> tensor<96x128xf32>
    %1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2048x128xf32>) -> tensor<128x2048xf32>
    %2 = stablehlo.dot_general %1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x2048xf32>, tensor<2048x128xf32>) -> tensor<128x128xf32>
    %3 = stablehlo.dot_general %2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128xf32>, tensor<128x96xf32>) -> tensor<128x96xf32>
    %4 = stablehlo.dot_general %0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x128xf32>, tensor<128x96xf32>) -> tensor<96x96xf32>
    return %4 : tensor<96x96xf32>
  }
  func.func public @variant0_2(%arg0: tensor<2048x128xf32> loc("x"), %arg1: tensor<128x96xf32> loc("w")) -> (tensor<96x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x128xf32>, tensor<2048x128xf32>) -> tensor<128x128xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x128xf32>, tensor<128x96xf32>) -> tensor<128x96xf32>
    %2 = stablehlo.dot_general %arg1, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x96xf32>, tensor<128x96xf32>) -> tensor<96x96xf32>
    return %2 : tensor<96x96xf32>
  }
