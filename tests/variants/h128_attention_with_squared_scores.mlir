// h128 attention with squared scores; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x12xf32> loc("q"), %arg1: tensor<3072x12xf32> loc("k"), %arg2: tensor<3072x80xf32> loc("v")) -> (tensor<2048x80xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<3072x12xf32>) -> tensor<12x3072xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x12xf32>, tensor<12x3072xf32>) -> tensor<2048x3072xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<2048x3072xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2048x3072xf32>, tensor<f32>) -> tensor<2048xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x3072xf32>
    %6 = stablehlo.divide %2, %5 : tensor<2048x3072xf32>
    %7 = stablehlo.dot_general %6, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x3072xf32>, tensor<3072x80xf32>) -> tensor<2048x80xf32>
    return %7 : tensor<2048x80xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x12xf32> loc("q"), %arg1: tensor<3072x12xf32> loc("k"), %arg2: tensor<3072x80xf32> loc("v")) -> (tensor<2048x80xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2048x12xf32>) -> tensor<2048x12x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2048x12xf32>) -> tensor<2048x1x12xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2048x12x1xf32>) -> tensor<2048x12x12xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<2048x1x12xf32>) -> tensor<2048x12x12xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<2048x12x12xf32>
    %5 = stablehlo.reshape %4 : (tensor<2048x12x12xf32>) -> tensor<2048x144xf32>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<3072x12xf32>) -> tensor<3072x12x1xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<3072x12xf32>) -> tensor<3072x1x12xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<3072x12x1xf32>) -> tensor<3072x12x12xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<3072x1x12xf32>) -> tensor<3072x12x12xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<3072x12x12xf32>
    %11 = stablehlo.reshape %10 : (tensor<3072x12x12xf32>) -> tensor<3072x144xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<3072x144xf32>) -> tensor<144x3072xf32>
    %13 = stablehlo.dot_general %12, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<144x3072xf32>, tensor<3072x80xf32>) -> tensor<144x80xf32>
    %14 = stablehlo.dot_general %5, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x144xf32>, tensor<144x80xf32>) -> tensor<2048x80xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3072x144xf32>, tensor<f32>) -> tensor<144xf32>
    %16 = stablehlo.dot_general %5, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x144xf32>, tensor<144xf32>) -> tensor<2048xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x80xf32>
    %19 = stablehlo.divide %14, %18 : tensor<2048x80xf32>
    return %19 : tensor<2048x80xf32>
  }
  func.func public @variant0_1(%arg0: tensor<2048x12xf32> loc("q"), %arg1: tensor<3072x12xf32> loc("k"), %arg2: tensor<3072x80xf32> loc("v")) -> (tensor<2048x80xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<2048x12xf32>) -> tensor<2048x12x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2048x12xf32>) -> tensor<2048x1x12xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2048x12x1xf32>) -> tensor<2048x12x12xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<2048x1x12xf32>) -> tensor<2048x12x12xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<2048x12x12xf32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<3072x12xf32>) -> tensor<3072x12x1xf32>
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<3072x12xf32>) -> tensor<3072x1x12xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<3072x12x1xf32>) -> tensor<3072x12x12xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<3072x1x12xf32>) -> tensor<3072x12x12xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<3072x12x12xf32>
    %10 = stablehlo.dot_general %9, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3072x12x12xf32>, tensor<3072x80xf32>) -> tensor<12x12x80xf32>
    %11 = stablehlo.dot_general %4, %10, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2048x12x12xf32>, tensor<12x12x80xf32>) -> tensor<2048x80xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<3072x12x12xf32>, tensor<f32>) -> tensor<12x12xf32>
    %13 = stablehlo.dot_general %4, %12, contracting_dims = [1, 2] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<2048x12x12xf32>, tensor<12x12xf32>) -> tensor<2048xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x80xf32>
    %16 = stablehlo.divide %11, %15 : tensor<2048x80xf32>
    return %16 : tensor<2048x80xf32>
  }
