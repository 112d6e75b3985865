// h119 layer conditioned on its input; written by write_programs.py
  func.func public @main(%arg0: tensor<16x640x96xf32> loc("x"), %arg1: tensor<96x6xf32> loc("r"), %arg2: tensor<6x96x160xf32> loc("w")) -> (tensor<16x640x160xf32>) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<6x96x160xf32>, tensor<16x640x96xf32>) -> tensor<6x160x16x640xf32>
    %1 = stablehlo.transpose %0, dims = [0, 2, 3, 1] : (tensor<6x160x16x640xf32>) -> tensor<6x16x640x160xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x640x96xf32>, tensor<f32>) -> tensor<16x96xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x96xf32>
    %4 = stablehlo.divide %2, %3 : tensor<16x96xf32>
    %5 = stablehlo.dot_general %4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x96xf32>, tensor<96x6xf32>) -> tensor<16x6xf32>
    %6 = stablehlo.negate %5 : tensor<16x6xf32>
    %7 = stablehlo.exponential %6 : tensor<16x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %9 = stablehlo.add %8, %7 : tensor<16x6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %11 = stablehlo.divide %10, %9 : tensor<16x6xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<16x6xf32>) -> tensor<6x16xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<6x16xf32>) -> tensor<6x16x1x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<6x16x1x1xf32>) -> tensor<6x16x640x160xf32>
    %15 = stablehlo.multiply %14, %1 : tensor<6x16x640x160xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<6x16x640x160xf32>, tensor<f32>) -> tensor<16x640x160xf32>
    return %16 : tensor<16x640x160xf32>
  }
  func.func public @variant0(%arg0: tensor<16x640x96xf32> loc("x"), %arg1: tensor<96x6xf32> loc("r"), %arg2: tensor<6x96x160xf32> loc("w")) -> (tensor<16x640x160xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x640x96xf32>, tensor<f32>) -> tensor<16x96xf32>
    %cst_0 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x96xf32>
    %2 = stablehlo.divide %0, %1 : tensor<16x96xf32>
    %3 = stablehlo.dot_general %2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x96xf32>, tensor<96x6xf32>) -> tensor<16x6xf32>
    %4 = stablehlo.negate %3 : tensor<16x6xf32>
    %5 = stablehlo.exponential %4 : tensor<16x6xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %7 = stablehlo.add %6, %5 : tensor<16x6xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x6xf32>
    %9 = stablehlo.divide %8, %7 : tensor<16x6xf32>
    %10 = stablehlo.dot_general %9, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x6xf32>, tensor<6x96x160xf32>) -> tensor<16x96x160xf32>
    %11 = stablehlo.dot_general %arg0, %10, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x640x96xf32>, tensor<16x96x160xf32>) -> tensor<16x640x160xf32>
    return %11 : tensor<16x640x160xf32>
  }
