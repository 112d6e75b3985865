// h80 decorrelation of features; written by write_programs.py
  func.func public @main(%arg0: tensor<256x2048xf32> loc("x")) -> (tensor<f32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<256x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_0 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2 = stablehlo.divide %0, %1 : tensor<2048xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<2048xf32>) -> tensor<1x2048xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x2048xf32>) -> tensor<256x2048xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<256x2048xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<256x2048xf32>) -> tensor<2048x256xf32>
    %7 = stablehlo.dot_general %6, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x256xf32>, tensor<256x2048xf32>) -> tensor<2048x2048xf32>
    %cst_1 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
    %9 = stablehlo.divide %7, %8 : tensor<2048x2048xf32>
    %10 = stablehlo.iota dim = 0 : tensor<2048x2048xi32>
    %11 = stablehlo.iota dim = 1 : tensor<2048x2048xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %12 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<2048x2048xi32>
    %13 = stablehlo.add %10, %12 : tensor<2048x2048xi32>
    %14 = stablehlo.compare EQ, %13, %11, SIGNED : (tensor<2048x2048xi32>, tensor<2048x2048xi32>) -> tensor<2048x2048xi1>
    %15 = stablehlo.multiply %9, %9 : tensor<2048x2048xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %16 = call @main._where(%14, %c_2, %15) : (tensor<2048x2048xi1>, tensor<i32>, tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<2048x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<2048xf32>, tensor<f32>) -> tensor<f32>
    return %18 : tensor<f32>
  }
  func.func private @main._where(%arg0: tensor<2048x2048xi1>, %arg1: tensor<i32>, %arg2: tensor<2048x2048xf32>) -> tensor<2048x2048xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<2048x2048xi1>, tensor<2048x2048xf32>
    return %2 : tensor<2048x2048xf32>
  }
  func.func public @variant0(%arg0: tensor<256x2048xf32> loc("x")) -> (tensor<f32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<256x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_0 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2 = stablehlo.divide %0, %1 : tensor<2048xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<2048xf32>) -> tensor<1x2048xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x2048xf32>) -> tensor<256x2048xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<256x2048xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<256x2048xf32>) -> tensor<2048x256xf32>
    %7 = stablehlo.dot_general %6, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x256xf32>, tensor<256x2048xf32>) -> tensor<2048x2048xf32>
    %cst_1 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2048x2048xf32>
    %9 = stablehlo.divide %7, %8 : tensor<2048x2048xf32>
    %10 = stablehlo.multiply %5, %5 : tensor<256x2048xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<256x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_3 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %13 = stablehlo.divide %11, %12 : tensor<2048xf32>
    %14 = stablehlo.multiply %9, %9 : tensor<2048x2048xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<2048x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<2048xf32>, tensor<f32>) -> tensor<f32>
    %17 = stablehlo.multiply %13, %13 : tensor<2048xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<2048xf32>, tensor<f32>) -> tensor<f32>
    %19 = stablehlo.subtract %16, %18 : tensor<f32>
    return %19 : tensor<f32>
  }
  func.func public @variant1(%arg0: tensor<256x2048xf32> loc("x")) -> (tensor<f32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<256x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_0 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %2 = stablehlo.divide %0, %1 : tensor<2048xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<2048xf32>) -> tensor<1x2048xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x2048xf32>) -> tensor<256x2048xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<256x2048xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<256x2048xf32>) -> tensor<2048x256xf32>
    %7 = stablehlo.dot_general %5, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x2048xf32>, tensor<2048x256xf32>) -> tensor<256x256xf32>
    %cst_1 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x256xf32>
    %9 = stablehlo.divide %7, %8 : tensor<256x256xf32>
    %10 = stablehlo.multiply %5, %5 : tensor<256x2048xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<256x2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_3 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %13 = stablehlo.divide %11, %12 : tensor<2048xf32>
    %14 = stablehlo.multiply %9, %9 : tensor<256x256xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<256x256xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<256xf32>, tensor<f32>) -> tensor<f32>
    %17 = stablehlo.multiply %13, %13 : tensor<2048xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<2048xf32>, tensor<f32>) -> tensor<f32>
    %19 = stablehlo.subtract %16, %18 : tensor<f32>
    return %19 : tensor<f32>
  }
