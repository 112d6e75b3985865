// h105 pooling by a learned query; written by write_programs.py
  func.func public @main(%arg0: tensor<16x640x512xf32> loc("x"), %arg1: tensor<64xf32> loc("q"), %arg2: tensor<512x64xf32> loc("u"), %arg3: tensor<512x96xf32> loc("w"), %arg4: tensor<96xf32> loc("b")) -> (tensor<16x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x640x512xf32>, tensor<512x64xf32>) -> tensor<16x640x64xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x640x64xf32>, tensor<64xf32>) -> tensor<16x640xf32>
    %2 = stablehlo.exponential %1 : tensor<16x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x640xf32>, tensor<f32>) -> tensor<16xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x640xf32>
    %6 = stablehlo.divide %2, %5 : tensor<16x640xf32>
    %7 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x640x512xf32>, tensor<512x96xf32>) -> tensor<16x640x96xf32>
    %8 = stablehlo.broadcast_in_dim %arg4, dims = [2] : (tensor<96xf32>) -> tensor<1x1x96xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x96xf32>) -> tensor<16x640x96xf32>
    %10 = stablehlo.add %7, %9 : tensor<16x640x96xf32>
    %11 = stablehlo.dot_general %6, %10, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x640xf32>, tensor<16x640x96xf32>) -> tensor<16x96xf32>
    return %11 : tensor<16x96xf32>
  }
  func.func public @variant0(%arg0: tensor<16x640x512xf32> loc("x"), %arg1: tensor<64xf32> loc("q"), %arg2: tensor<512x64xf32> loc("u"), %arg3: tensor<512x96xf32> loc("w"), %arg4: tensor<96xf32> loc("b")) -> (tensor<16x96xf32>) {
    %0 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64xf32>) -> tensor<512xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x640x512xf32>, tensor<512xf32>) -> tensor<16x640xf32>
    %2 = stablehlo.exponential %1 : tensor<16x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x640xf32>, tensor<f32>) -> tensor<16xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x640xf32>
    %6 = stablehlo.divide %2, %5 : tensor<16x640xf32>
    %7 = stablehlo.dot_general %6, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x640xf32>, tensor<16x640x512xf32>) -> tensor<16x512xf32>
    %8 = stablehlo.dot_general %7, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512xf32>, tensor<512x96xf32>) -> tensor<16x96xf32>
    %9 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<96xf32>) -> tensor<1x96xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x96xf32>) -> tensor<16x96xf32>
    %11 = stablehlo.add %8, %10 : tensor<16x96xf32>
    return %11 : tensor<16x96xf32>
  }
  func.func public @variant1(%arg0: tensor<16x640x512xf32> loc("x"), %arg1: tensor<64xf32> loc("q"), %arg2: tensor<512x64xf32> loc("u"), %arg3: tensor<512x96xf32> loc("w"), %arg4: tensor<96xf32> loc("b")) -> (tensor<16x96xf32>) {
    %0 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64xf32>) -> tensor<512xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x640x512xf32>, tensor<512xf32>) -> tensor<16x640xf32>
    %2 = stablehlo.exponential %1 : tensor<16x640xf32>
    %3 = stablehlo.dot_general %2, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x640xf32>, tensor<16x640x512xf32>) -> tensor<16x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x640xf32>, tensor<f32>) -> tensor<16xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x512xf32>
    %7 = stablehlo.divide %3, %6 : tensor<16x512xf32>
    %8 = stablehlo.dot_general %7, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512xf32>, tensor<512x96xf32>) -> tensor<16x96xf32>
    %9 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<96xf32>) -> tensor<1x96xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x96xf32>) -> tensor<16x96xf32>
    %11 = stablehlo.add %8, %10 : tensor<16x96xf32>
    return %11 : tensor<16x96xf32>
  }
  func.func public @variant1_1(%arg0: tensor<16x640x512xf32> loc("x"), %arg1: tensor<64xf32> loc("q"), %arg2: tensor<512x64xf32> loc("u"), %arg3: tensor<512x96xf32> loc("w"), %arg4: tensor<96xf32> loc("b")) -> (tensor<16x96xf32>) {
    %0 = stablehlo.dot_general %arg2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64xf32>) -> tensor<512xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x640x512xf32>, tensor<512xf32>) -> tensor<16x640xf32>
    %2 = stablehlo.exponential %1 : tensor<16x640xf32>
    %3 = stablehlo.dot_general %2, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x640xf32>, tensor<16x640x512xf32>) -> tensor<16x512xf32>
    %4 = stablehlo.dot_general %3, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x512xf32>, tensor<512x96xf32>) -> tensor<16x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x640xf32>, tensor<f32>) -> tensor<16xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x96xf32>
    %8 = stablehlo.divide %4, %7 : tensor<16x96xf32>
    %9 = stablehlo.broadcast_in_dim %arg4, dims = [1] : (tensor<96xf32>) -> tensor<1x96xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x96xf32>) -> tensor<16x96xf32>
    %11 = stablehlo.add %8, %10 : tensor<16x96xf32>
    return %11 : tensor<16x96xf32>
  }
