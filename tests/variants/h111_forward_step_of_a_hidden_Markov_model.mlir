// h111 forward step of a hidden Markov model; written by write_programs.py
  func.func public @main(%arg0: tensor<96x320xf32> loc("a"), %arg1: tensor<320x320xf32> loc("t"), %arg2: tensor<96x320xf32> loc("e")) -> (tensor<96x320xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<96x320xf32>) -> tensor<96x320x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<320x320xf32>) -> tensor<1x320x320xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<96x320x1xf32>) -> tensor<96x320x320xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x320x320xf32>) -> tensor<96x320x320xf32>
    %4 = stablehlo.add %2, %3 : tensor<96x320x320xf32>
    %5 = stablehlo.exponential %4 : tensor<96x320x320xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<96x320x320xf32>, tensor<f32>) -> tensor<96x320xf32>
    %7 = stablehlo.log %6 : tensor<96x320xf32>
    %8 = stablehlo.add %arg2, %7 : tensor<96x320xf32>
    return %8 : tensor<96x320xf32>
  }
  func.func public @variant0(%arg0: tensor<96x320xf32> loc("a"), %arg1: tensor<320x320xf32> loc("t"), %arg2: tensor<96x320xf32> loc("e")) -> (tensor<96x320xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<96x320xf32>
    %1 = stablehlo.exponential %arg1 : tensor<320x320xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x320xf32>, tensor<320x320xf32>) -> tensor<96x320xf32>
    %3 = stablehlo.log %2 : tensor<96x320xf32>
    %4 = stablehlo.add %arg2, %3 : tensor<96x320xf32>
    return %4 : tensor<96x320xf32>
  }
  func.func public @variant1(%arg0: tensor<96x320xf32> loc("a"), %arg1: tensor<320x320xf32> loc("t"), %arg2: tensor<96x320xf32> loc("e")) -> (tensor<96x320xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<96x320xf32>, tensor<f32>) -> tensor<96xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<96xf32>) -> tensor<96x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<96x1xf32>) -> tensor<96x320xf32>
    %3 = stablehlo.add %arg2, %2 : tensor<96x320xf32>
    %4 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<96x1xf32>) -> tensor<96x320xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<96x320xf32>
    %6 = stablehlo.exponential %5 : tensor<96x320xf32>
    %7 = stablehlo.exponential %arg1 : tensor<320x320xf32>
    %8 = stablehlo.dot_general %6, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<96x320xf32>, tensor<320x320xf32>) -> tensor<96x320xf32>
    %9 = stablehlo.log %8 : tensor<96x320xf32>
    %10 = stablehlo.add %3, %9 : tensor<96x320xf32>
    return %10 : tensor<96x320xf32>
  }
