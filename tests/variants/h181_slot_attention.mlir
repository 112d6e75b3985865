// h181 slot attention; written by write_programs.py
  func.func public @main(%arg0: tensor<16x64xf32> loc("q"), %arg1: tensor<3072x64xf32> loc("k"), %arg2: tensor<3072x96xf32> loc("v")) -> (tensor<16x96xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %1 = stablehlo.dot_general %arg1, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3072x64xf32>, tensor<64x16xf32>) -> tensor<3072x16xf32>
    %2 = stablehlo.exponential %1 : tensor<3072x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3072x16xf32>, tensor<f32>) -> tensor<3072xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<3072xf32>) -> tensor<3072x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3072x1xf32>) -> tensor<3072x16xf32>
    %6 = stablehlo.divide %2, %5 : tensor<3072x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3072x16xf32>, tensor<f32>) -> tensor<16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<3072x16xf32>
    %10 = stablehlo.divide %6, %9 : tensor<3072x16xf32>
    %11 = stablehlo.transpose %10, dims = [1, 0] : (tensor<3072x16xf32>) -> tensor<16x3072xf32>
    %12 = stablehlo.dot_general %11, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x3072xf32>, tensor<3072x96xf32>) -> tensor<16x96xf32>
    return %12 : tensor<16x96xf32>
  }
  func.func public @variant0(%arg0: tensor<16x64xf32> loc("q"), %arg1: tensor<3072x64xf32> loc("k"), %arg2: tensor<3072x96xf32> loc("v")) -> (tensor<16x96xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %1 = stablehlo.dot_general %arg1, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3072x64xf32>, tensor<64x16xf32>) -> tensor<3072x16xf32>
    %2 = stablehlo.exponential %1 : tensor<3072x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3072x16xf32>, tensor<f32>) -> tensor<3072xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<3072xf32>) -> tensor<3072x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3072x1xf32>) -> tensor<3072x16xf32>
    %6 = stablehlo.divide %2, %5 : tensor<3072x16xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<3072x16xf32>) -> tensor<16x3072xf32>
    %8 = stablehlo.dot_general %7, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x3072xf32>, tensor<3072x96xf32>) -> tensor<16x96xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<3072x16xf32>, tensor<f32>) -> tensor<16xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x96xf32>
    %12 = stablehlo.divide %8, %11 : tensor<16x96xf32>
    return %12 : tensor<16x96xf32>
  }
  func.func public @variant1(%arg0: tensor<16x64xf32> loc("q"), %arg1: tensor<3072x64xf32> loc("k"), %arg2: tensor<3072x96xf32> loc("v")) -> (tensor<16x96xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %1 = stablehlo.dot_general %arg1, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3072x64xf32>, tensor<64x16xf32>) -> tensor<3072x16xf32>
    %2 = stablehlo.exponential %1 : tensor<3072x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<3072x16xf32>, tensor<f32>) -> tensor<3072xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %5 = stablehlo.divide %4, %3 : tensor<3072xf32>
    %6 = stablehlo.transpose %2, dims = [1, 0] : (tensor<3072x16xf32>) -> tensor<16x3072xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<3072xf32>) -> tensor<3072x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<3072x1xf32>) -> tensor<3072x96xf32>
    %9 = stablehlo.multiply %8, %arg2 : tensor<3072x96xf32>
    %10 = stablehlo.dot_general %6, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x3072xf32>, tensor<3072x96xf32>) -> tensor<16x96xf32>
    %11 = stablehlo.dot_general %5, %2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3072xf32>, tensor<3072x16xf32>) -> tensor<16xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x96xf32>
    %14 = stablehlo.divide %10, %13 : tensor<16x96xf32>
    return %14 : tensor<16x96xf32>
  }
  func.func public @variant1_1(%arg0: tensor<16x64xf32> loc("q"), %arg1: tensor<3072x64xf32> loc("k"), %arg2: tensor<3072x96xf32> loc("v")) -> (tensor<16x96xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<3072x64xf32>) -> tensor<64x3072xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x64xf32>, tensor<64x3072xf32>) -> tensor<16x3072xf32>
    %2 = stablehlo.exponential %1 : tensor<16x3072xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<16x3072xf32>, tensor<f32>) -> tensor<3072xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<3072xf32>) -> tensor<3072x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<3072x1xf32>) -> tensor<3072x96xf32>
    %6 = stablehlo.divide %arg2, %5 : tensor<3072x96xf32>
    %7 = stablehlo.dot_general %2, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x3072xf32>, tensor<3072x96xf32>) -> tensor<16x96xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<3072xf32>
    %9 = stablehlo.divide %8, %3 : tensor<3072xf32>
    %10 = stablehlo.dot_general %2, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x3072xf32>, tensor<3072xf32>) -> tensor<16xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x96xf32>
    %13 = stablehlo.divide %7, %12 : tensor<16x96xf32>
    return %13 : tensor<16x96xf32>
  }
