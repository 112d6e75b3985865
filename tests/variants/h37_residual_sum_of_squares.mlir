// h37 residual sum of squares; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x128xf32> loc("x"), %arg1: tensor<128x96xf32> loc("w"), %arg2: tensor<2048x96xf32> loc("y")) -> (tensor<96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x128xf32>, tensor<128x96xf32>) -> tensor<2048x96xf32>
    %1 = stablehlo.subtract %0, %arg2 : tensor<2048x96xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<2048x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2048x96xf32>, tensor<f32>) -> tensor<96xf32>
    return %3 : tensor<96xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x128xf32> loc("x"), %arg1: tensor<128x96xf32> loc("w"), %arg2: tensor<2048x96xf32> loc("y")) -> (tensor<96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x128xf32>, tensor<128x96xf32>) -> tensor<2048x96xf32>
    %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x128xf32>, tensor<128x96xf32>) -> tensor<2048x96xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<2048x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2048x96xf32>, tensor<f32>) -> tensor<96xf32>
    %4 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x128xf32>, tensor<128x96xf32>) -> tensor<2048x96xf32>
    %5 = stablehlo.multiply %4, %arg2 : tensor<2048x96xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<2048x96xf32>, tensor<f32>) -> tensor<96xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<96xf32>
    %9 = stablehlo.subtract %3, %8 : tensor<96xf32>
    %10 = stablehlo.multiply %arg2, %arg2 : tensor<2048x96xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<2048x96xf32>, tensor<f32>) -> tensor<96xf32>
    %12 = stablehlo.add %9, %11 : tensor<96xf32>
    return %12 : tensor<96xf32>
  }
  func.func public @variant0_1(%arg0: tensor<2048x128xf32> loc("x"), %arg1: tensor<128x96xf32> loc("w"), %arg2: tensor<2048x96xf32> loc("y")) -> (tensor<96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x128xf32>, tensor<128x96xf32>) -> tensor<2048x96xf32>
    %1 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x128xf32>, tensor<128x96xf32>) -> tensor<2048x96xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<2048x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2048x96xf32>, tensor<f32>) -> tensor<96xf32>
    %4 = stablehlo.multiply %arg2, %arg2 : tensor<2048x96xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<2048x96xf32>, tensor<f32>) -> tensor<96xf32>
    %6 = stablehlo.add %3, %5 : tensor<96xf32>
    %7 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x128xf32>, tensor<128x96xf32>) -> tensor<2048x96xf32>
    %8 = stablehlo.multiply %7, %arg2 : tensor<2048x96xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<2048x96xf32>, tensor<f32>) -> tensor<96xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<96xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<96xf32>
    %12 = stablehlo.subtract %6, %11 : tensor<96xf32>
    return %12 : tensor<96xf32>
  }
