// h201 tensor of inertia; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x3xf32> loc("x"), %arg1: tensor<2048xf32> loc("m")) -> (tensor<3x3xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048xf32>, tensor<2048x3xf32>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2048xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.divide %0, %2 : tensor<3xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2048x3xf32>
    %6 = stablehlo.subtract %arg0, %5 : tensor<2048x3xf32>
    %7 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %8 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %10 = stablehlo.add %7, %9 : tensor<3x3xi32>
    %11 = stablehlo.compare EQ, %10, %8, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %12 = stablehlo.convert %11 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %13 = stablehlo.multiply %6, %6 : tensor<2048x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x3xf32>, tensor<f32>) -> tensor<2048xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1x1xf32>
    %16 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<2048x1x1xf32>) -> tensor<2048x3x3xf32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<1x3x3xf32>) -> tensor<2048x3x3xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<2048x3x3xf32>
    %20 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2048x3xf32>) -> tensor<2048x3x1xf32>
    %21 = stablehlo.broadcast_in_dim %6, dims = [0, 2] : (tensor<2048x3xf32>) -> tensor<2048x1x3xf32>
    %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (tensor<2048x3x1xf32>) -> tensor<2048x3x3xf32>
    %23 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<2048x1x3xf32>) -> tensor<2048x3x3xf32>
    %24 = stablehlo.multiply %22, %23 : tensor<2048x3x3xf32>
    %25 = stablehlo.subtract %19, %24 : tensor<2048x3x3xf32>
    %26 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<2048x1x1xf32>) -> tensor<2048x3x3xf32>
    %28 = stablehlo.multiply %27, %25 : tensor<2048x3x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %29 = stablehlo.reduce(%28 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<2048x3x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    return %29 : tensor<3x3xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x3xf32> loc("x"), %arg1: tensor<2048xf32> loc("m")) -> (tensor<3x3xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048xf32>, tensor<2048x3xf32>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2048xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.divide %0, %2 : tensor<3xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2048x3xf32>
    %6 = stablehlo.subtract %arg0, %5 : tensor<2048x3xf32>
    %7 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %8 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %10 = stablehlo.add %7, %9 : tensor<3x3xi32>
    %11 = stablehlo.compare EQ, %10, %8, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %12 = stablehlo.convert %11 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %13 = stablehlo.multiply %6, %6 : tensor<2048x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x3xf32>, tensor<f32>) -> tensor<2048xf32>
    %15 = stablehlo.multiply %arg1, %14 : tensor<2048xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<2048xf32>, tensor<f32>) -> tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %18 = stablehlo.multiply %17, %12 : tensor<3x3xf32>
    %19 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x3xf32>
    %21 = stablehlo.multiply %20, %6 : tensor<2048x3xf32>
    %22 = stablehlo.transpose %21, dims = [1, 0] : (tensor<2048x3xf32>) -> tensor<3x2048xf32>
    %23 = stablehlo.dot_general %22, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x2048xf32>, tensor<2048x3xf32>) -> tensor<3x3xf32>
    %24 = stablehlo.subtract %18, %23 : tensor<3x3xf32>
    return %24 : tensor<3x3xf32>
  }
  func.func public @variant0_1(%arg0: tensor<2048x3xf32> loc("x"), %arg1: tensor<2048xf32> loc("m")) -> (tensor<3x3xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048xf32>, tensor<2048x3xf32>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2048xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.divide %0, %2 : tensor<3xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2048x3xf32>
    %6 = stablehlo.subtract %arg0, %5 : tensor<2048x3xf32>
    %7 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %8 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %10 = stablehlo.add %7, %9 : tensor<3x3xi32>
    %11 = stablehlo.compare EQ, %10, %8, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %12 = stablehlo.convert %11 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %13 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x3xf32>
    %15 = stablehlo.multiply %14, %6 : tensor<2048x3xf32>
    %16 = stablehlo.multiply %15, %6 : tensor<2048x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x3xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<2048xf32>, tensor<f32>) -> tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %20 = stablehlo.multiply %19, %12 : tensor<3x3xf32>
    %21 = stablehlo.transpose %6, dims = [1, 0] : (tensor<2048x3xf32>) -> tensor<3x2048xf32>
    %22 = stablehlo.dot_general %21, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x2048xf32>, tensor<2048x3xf32>) -> tensor<3x3xf32>
    %23 = stablehlo.subtract %20, %22 : tensor<3x3xf32>
    return %23 : tensor<3x3xf32>
  }
  func.func public @variant0_2(%arg0: tensor<2048x3xf32> loc("x"), %arg1: tensor<2048xf32> loc("m")) -> (tensor<3x3xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048xf32>, tensor<2048x3xf32>) -> tensor<3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<2048xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.divide %0, %2 : tensor<3xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<3xf32>) -> tensor<1x3xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x3xf32>) -> tensor<2048x3xf32>
    %6 = stablehlo.subtract %arg0, %5 : tensor<2048x3xf32>
    %7 = stablehlo.iota dim = 0 : tensor<3x3xi32>
    %8 = stablehlo.iota dim = 1 : tensor<3x3xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<3x3xi32>
    %10 = stablehlo.add %7, %9 : tensor<3x3xi32>
    %11 = stablehlo.compare EQ, %10, %8, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %12 = stablehlo.convert %11 : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %13 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x3xf32>
    %15 = stablehlo.multiply %14, %6 : tensor<2048x3xf32>
    %16 = stablehlo.transpose %15, dims = [1, 0] : (tensor<2048x3xf32>) -> tensor<3x2048xf32>
    %17 = stablehlo.dot_general %16, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x2048xf32>, tensor<2048x3xf32>) -> tensor<3x3xf32>
    %18 = stablehlo.multiply %17, %12 : tensor<3x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<3x3xf32>
    %22 = stablehlo.multiply %21, %12 : tensor<3x3xf32>
    %23 = stablehlo.subtract %22, %17 : tensor<3x3xf32>
    return %23 : tensor<3x3xf32>
  }
