// h209 fusion of two modalities; written by write_programs.py
  func.func public @main(%arg0: tensor<512x48xf32> loc("x"), %arg1: tensor<512x40xf32> loc("y"), %arg2: tensor<1920x160xf32> loc("w")) -> (tensor<512x160xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<512x48xf32>) -> tensor<512x48x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<512x40xf32>) -> tensor<512x1x40xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<512x48x1xf32>) -> tensor<512x48x40xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<512x1x40xf32>) -> tensor<512x48x40xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<512x48x40xf32>
    %5 = stablehlo.reshape %4 : (tensor<512x48x40xf32>) -> tensor<512x1920xf32>
    %6 = stablehlo.dot_general %5, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1920xf32>, tensor<1920x160xf32>) -> tensor<512x160xf32>
    return %6 : tensor<512x160xf32>
  }
  func.func public @variant0(%arg0: tensor<512x48xf32> loc("x"), %arg1: tensor<512x40xf32> loc("y"), %arg2: tensor<1920x160xf32> loc("w")) -> (tensor<512x160xf32>) {
    %0 = stablehlo.reshape %arg2 : (tensor<1920x160xf32>) -> tensor<48x40x160xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x48xf32>, tensor<48x40x160xf32>) -> tensor<512x40x160xf32>
    %2 = stablehlo.dot_general %arg1, %1, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x40xf32>, tensor<512x40x160xf32>) -> tensor<512x160xf32>
    return %2 : tensor<512x160xf32>
  }
  func.func public @variant0_1(%arg0: tensor<512x48xf32> loc("x"), %arg1: tensor<512x40xf32> loc("y"), %arg2: tensor<1920x160xf32> loc("w")) -> (tensor<512x160xf32>) {
    %0 = stablehlo.reshape %arg2 : (tensor<1920x160xf32>) -> tensor<48x40x160xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x48xf32>, tensor<48x40x160xf32>) -> tensor<512x40x160xf32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<512x40xf32>) -> tensor<512x40x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<512x40x1xf32>) -> tensor<512x40x160xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<512x40x160xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x40x160xf32>, tensor<f32>) -> tensor<512x160xf32>
    return %5 : tensor<512x160xf32>
  }
  func.func public @variant0_2(%arg0: tensor<512x48xf32> loc("x"), %arg1: tensor<512x40xf32> loc("y"), %arg2: tensor<1920x160xf32> loc("w")) -> (tensor<512x160xf32>) {
    %0 = stablehlo.reshape %arg2 : (tensor<1920x160xf32>) -> tensor<48x40x160xf32>
    %1 = stablehlo.dot_general %arg1, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x40xf32>, tensor<48x40x160xf32>) -> tensor<512x48x160xf32>
    %2 = stablehlo.dot_general %arg0, %1, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x48xf32>, tensor<512x48x160xf32>) -> tensor<512x160xf32>
    return %2 : tensor<512x160xf32>
  }
  func.func public @variant0_3(%arg0: tensor<512x48xf32> loc("x"), %arg1: tensor<512x40xf32> loc("y"), %arg2: tensor<1920x160xf32> loc("w")) -> (tensor<512x160xf32>) {
    %0 = stablehlo.reshape %arg2 : (tensor<1920x160xf32>) -> tensor<48x40x160xf32>
    %1 = stablehlo.dot_general %arg1, %0, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x40xf32>, tensor<48x40x160xf32>) -> tensor<512x48x160xf32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<512x48xf32>) -> tensor<512x48x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<512x48x1xf32>) -> tensor<512x48x160xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<512x48x160xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x48x160xf32>, tensor<f32>) -> tensor<512x160xf32>
    return %5 : tensor<512x160xf32>
  }
