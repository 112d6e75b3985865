// h116 correlation matrix; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x128xf32> loc("x")) -> (tensor<128x128xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2048x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_0 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2 = stablehlo.divide %0, %1 : tensor<128xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<2048x128xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2048x128xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<2048x128xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<2048x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_2 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %9 = stablehlo.divide %7, %8 : tensor<128xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %11 = stablehlo.add %9, %10 : tensor<128xf32>
    %12 = stablehlo.sqrt %11 : tensor<128xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<2048x128xf32>
    %15 = stablehlo.divide %5, %14 : tensor<2048x128xf32>
    %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<2048x128xf32>) -> tensor<128x2048xf32>
    %17 = stablehlo.dot_general %16, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x2048xf32>, tensor<2048x128xf32>) -> tensor<128x128xf32>
    %cst_4 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %19 = stablehlo.divide %17, %18 : tensor<128x128xf32>
    return %19 : tensor<128x128xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x128xf32> loc("x")) -> (tensor<128x128xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2048x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_0 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2 = stablehlo.divide %0, %1 : tensor<128xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<2048x128xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2048x128xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<2048x128xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<2048x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_2 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %9 = stablehlo.divide %7, %8 : tensor<128xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %11 = stablehlo.add %9, %10 : tensor<128xf32>
    %12 = stablehlo.sqrt %11 : tensor<128xf32>
    %13 = stablehlo.transpose %5, dims = [1, 0] : (tensor<2048x128xf32>) -> tensor<128x2048xf32>
    %14 = stablehlo.dot_general %13, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x2048xf32>, tensor<2048x128xf32>) -> tensor<128x128xf32>
    %cst_4 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %16 = stablehlo.divide %14, %15 : tensor<128x128xf32>
    %17 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32>
    %18 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x128xf32>
    %20 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<128x128xf32>
    %21 = stablehlo.multiply %19, %20 : tensor<128x128xf32>
    %22 = stablehlo.divide %16, %21 : tensor<128x128xf32>
    return %22 : tensor<128x128xf32>
  }
  func.func public @variant0_1(%arg0: tensor<2048x128xf32> loc("x")) -> (tensor<128x128xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2048x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_0 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2 = stablehlo.divide %0, %1 : tensor<128xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<2048x128xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<2048x128xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<2048x128xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<2048x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_2 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %9 = stablehlo.divide %7, %8 : tensor<128xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %11 = stablehlo.add %9, %10 : tensor<128xf32>
    %12 = stablehlo.sqrt %11 : tensor<128xf32>
    %13 = stablehlo.transpose %5, dims = [1, 0] : (tensor<2048x128xf32>) -> tensor<128x2048xf32>
    %14 = stablehlo.dot_general %13, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x2048xf32>, tensor<2048x128xf32>) -> tensor<128x128xf32>
    %cst_4 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %16 = stablehlo.divide %14, %15 : tensor<128x128xf32>
    %17 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x128xf32>
    %19 = stablehlo.divide %16, %18 : tensor<128x128xf32>
    %20 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<128x128xf32>
    %22 = stablehlo.divide %19, %21 : tensor<128x128xf32>
    return %22 : tensor<128x128xf32>
  }
  func.func public @variant1(%arg0: tensor<2048x128xf32> loc("x")) -> (tensor<128x128xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2048x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_0 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2 = stablehlo.divide %0, %1 : tensor<128xf32>
    %3 = stablehlo.multiply %arg0, %arg0 : tensor<2048x128xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<2048x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_2 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %6 = stablehlo.divide %4, %5 : tensor<128xf32>
    %7 = stablehlo.multiply %2, %2 : tensor<128xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<128xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %10 = stablehlo.add %8, %9 : tensor<128xf32>
    %11 = stablehlo.sqrt %10 : tensor<128xf32>
    %12 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2048x128xf32>) -> tensor<128x2048xf32>
    %13 = stablehlo.dot_general %12, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x2048xf32>, tensor<2048x128xf32>) -> tensor<128x128xf32>
    %cst_4 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %15 = stablehlo.divide %13, %14 : tensor<128x128xf32>
    %16 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32>
    %17 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x128xf32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<128x128xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<128x128xf32>
    %21 = stablehlo.subtract %15, %20 : tensor<128x128xf32>
    %22 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32>
    %23 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x128xf32>
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<128x128xf32>
    %26 = stablehlo.multiply %24, %25 : tensor<128x128xf32>
    %27 = stablehlo.divide %21, %26 : tensor<128x128xf32>
    return %27 : tensor<128x128xf32>
  }
  func.func public @variant1_1(%arg0: tensor<2048x128xf32> loc("x")) -> (tensor<128x128xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2048x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_0 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %2 = stablehlo.divide %0, %1 : tensor<128xf32>
    %3 = stablehlo.multiply %arg0, %arg0 : tensor<2048x128xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<2048x128xf32>, tensor<f32>) -> tensor<128xf32>
    %cst_2 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %6 = stablehlo.divide %4, %5 : tensor<128xf32>
    %7 = stablehlo.multiply %2, %2 : tensor<128xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<128xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<128xf32>
    %10 = stablehlo.add %8, %9 : tensor<128xf32>
    %11 = stablehlo.sqrt %10 : tensor<128xf32>
    %12 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<2048x128xf32>) -> tensor<128x2048xf32>
    %13 = stablehlo.dot_general %12, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x2048xf32>, tensor<2048x128xf32>) -> tensor<128x128xf32>
    %cst_4 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<128x128xf32>
    %15 = stablehlo.divide %13, %14 : tensor<128x128xf32>
    %16 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32>
    %17 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x128xf32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<128x128xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<128x128xf32>
    %21 = stablehlo.subtract %15, %20 : tensor<128x128xf32>
    %22 = stablehlo.broadcast_in_dim %11, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x128xf32>
    %24 = stablehlo.divide %21, %23 : tensor<128x128xf32>
    %25 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<128xf32>) -> tensor<1x128xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x128xf32>) -> tensor<128x128xf32>
    %27 = stablehlo.divide %24, %26 : tensor<128x128xf32>
    return %27 : tensor<128x128xf32>
  }
