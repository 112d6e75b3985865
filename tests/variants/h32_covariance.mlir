// h32 covariance; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x128xf32> loc("x")) -> (tensor<128x128xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2048x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_0 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2 = stablehlo.divide %0, %1 : tensor<128xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<2048x128xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2048x128xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<2048x128xf32>) -> tensor<128x2048xf32>
    %7 = stablehlo.dot_general %6, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x2048xf32>, tensor<2048x128xf32>) -> tensor<128x128xf32>
    %cst_1 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %9 = stablehlo.divide %7, %8 : tensor<128x128xf32>
    return %9 : tensor<128x128xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x128xf32> loc("x")) -> (tensor<128x128xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2048x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_0 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2 = stablehlo.divide %0, %1 : tensor<128xf32>
    %3 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2048x128xf32>) -> tensor<128x2048xf32>
    %4 = stablehlo.dot_general %3, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x2048xf32>, tensor<2048x128xf32>) -> tensor<128x128xf32>
    %cst_1 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %6 = stablehlo.divide %4, %5 : tensor<128x128xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32>
    %8 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x128xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<128x128xf32>
    %11 = stablehlo.multiply %9, %10 : tensor<128x128xf32>
    %12 = stablehlo.subtract %6, %11 : tensor<128x128xf32>
    return %12 : tensor<128x128xf32>
  }
  func.func public @variant0_1(%arg0: tensor<2048x128xf32> loc("x")) -> (tensor<128x128xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2048x128xf32>) -> tensor<128x2048xf32>
    %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x2048xf32>, tensor<2048x128xf32>) -> tensor<128x128xf32>
    %cst = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %3 = stablehlo.divide %1, %2 : tensor<128x128xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<2048x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_1 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %6 = stablehlo.divide %4, %5 : tensor<128xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%arg0 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<2048x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_3 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %9 = stablehlo.divide %7, %8 : tensor<128xf32>
    %10 = stablehlo.dot_general %6, %9, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<128xf32>, tensor<128xf32>) -> tensor<128x128xf32>
    %11 = stablehlo.subtract %3, %10 : tensor<128x128xf32>
    return %11 : tensor<128x128xf32>
  }
