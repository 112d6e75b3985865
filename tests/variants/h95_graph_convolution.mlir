// h95 graph convolution; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x2048xf32> loc("a"), %arg1: tensor<2048x512xf32> loc("x"), %arg2: tensor<512x96xf32> loc("w")) -> (tensor<2048x96xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<2048x2048xi32>
    %1 = stablehlo.iota dim = 1 : tensor<2048x2048xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2048x2048xi32>
    %3 = stablehlo.add %0, %2 : tensor<2048x2048xi32>
    %4 = stablehlo.compare EQ, %3, %1, SIGNED : (tensor<2048x2048xi32>, tensor<2048x2048xi32>) -> tensor<2048x2048xi1>
    %5 = stablehlo.convert %4 : (tensor<2048x2048xi1>) -> tensor<2048x2048xf32>
    %6 = stablehlo.add %arg0, %5 : tensor<2048x2048xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2048x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %8 = stablehlo.sqrt %7 : tensor<2048xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %10 = stablehlo.divide %9, %8 : tensor<2048xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x2048xf32>
    %13 = stablehlo.multiply %12, %6 : tensor<2048x2048xf32>
    %14 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<2048xf32>) -> tensor<1x2048xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x2048xf32>) -> tensor<2048x2048xf32>
    %16 = stablehlo.multiply %13, %15 : tensor<2048x2048xf32>
    %17 = stablehlo.dot_general %16, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x2048xf32>, tensor<2048x512xf32>) -> tensor<2048x512xf32>
    %18 = stablehlo.dot_general %17, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x512xf32>, tensor<512x96xf32>) -> tensor<2048x96xf32>
    return %18 : tensor<2048x96xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x2048xf32> loc("a"), %arg1: tensor<2048x512xf32> loc("x"), %arg2: tensor<512x96xf32> loc("w")) -> (tensor<2048x96xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2048x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2 = stablehlo.add %0, %1 : tensor<2048xf32>
    %3 = stablehlo.sqrt %2 : tensor<2048xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5 = stablehlo.divide %4, %3 : tensor<2048xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %7 = stablehlo.dot_general %arg1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x512xf32>, tensor<512x96xf32>) -> tensor<2048x96xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x96xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<2048x96xf32>
    %10 = stablehlo.dot_general %arg0, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x2048xf32>, tensor<2048x96xf32>) -> tensor<2048x96xf32>
    %11 = stablehlo.add %10, %9 : tensor<2048x96xf32>
    %12 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x96xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<2048x96xf32>
    return %13 : tensor<2048x96xf32>
  }
