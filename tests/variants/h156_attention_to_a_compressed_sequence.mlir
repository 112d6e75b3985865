// h156 attention to a compressed sequence; written by write_programs.py
  func.func public @main(%arg0: tensor<512x160xf32> loc("q"), %arg1: tensor<2048x192xf32> loc("x"), %arg2: tensor<128x2048xf32> loc("f"), %arg3: tensor<192x160xf32> loc("w"), %arg4: tensor<192x224xf32> loc("u")) -> (tensor<512x224xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x192xf32>, tensor<192x160xf32>) -> tensor<2048x160xf32>
    %1 = stablehlo.dot_general %arg2, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x2048xf32>, tensor<2048x160xf32>) -> tensor<128x160xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<128x160xf32>) -> tensor<160x128xf32>
    %3 = stablehlo.dot_general %arg0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x160xf32>, tensor<160x128xf32>) -> tensor<512x128xf32>
    %4 = stablehlo.exponential %3 : tensor<512x128xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x128xf32>, tensor<f32>) -> tensor<512xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x128xf32>
    %8 = stablehlo.divide %4, %7 : tensor<512x128xf32>
    %9 = stablehlo.dot_general %arg1, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x192xf32>, tensor<192x224xf32>) -> tensor<2048x224xf32>
    %10 = stablehlo.dot_general %arg2, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x2048xf32>, tensor<2048x224xf32>) -> tensor<128x224xf32>
    %11 = stablehlo.dot_general %8, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x128xf32>, tensor<128x224xf32>) -> tensor<512x224xf32>
    return %11 : tensor<512x224xf32>
  }
  func.func public @variant0(%arg0: tensor<512x160xf32> loc("q"), %arg1: tensor<2048x192xf32> loc("x"), %arg2: tensor<128x2048xf32> loc("f"), %arg3: tensor<192x160xf32> loc("w"), %arg4: tensor<192x224xf32> loc("u")) -> (tensor<512x224xf32>) {
    %0 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x2048xf32>, tensor<2048x192xf32>) -> tensor<128x192xf32>
    %1 = stablehlo.dot_general %0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x192xf32>, tensor<192x160xf32>) -> tensor<128x160xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<128x160xf32>) -> tensor<160x128xf32>
    %3 = stablehlo.dot_general %arg0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x160xf32>, tensor<160x128xf32>) -> tensor<512x128xf32>
    %4 = stablehlo.exponential %3 : tensor<512x128xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x128xf32>, tensor<f32>) -> tensor<512xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x128xf32>
    %8 = stablehlo.divide %4, %7 : tensor<512x128xf32>
    %9 = stablehlo.dot_general %0, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x192xf32>, tensor<192x224xf32>) -> tensor<128x224xf32>
    %10 = stablehlo.dot_general %8, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x128xf32>, tensor<128x224xf32>) -> tensor<512x224xf32>
    return %10 : tensor<512x224xf32>
  }
