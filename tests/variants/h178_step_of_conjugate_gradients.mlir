// h178 step of conjugate gradients; written by write_programs.py
  func.func public @main(%arg0: tensor<1500x1500xf32> loc("a"), %arg1: tensor<1500xf32> loc("b"), %arg2: tensor<1500xf32> loc("x"), %arg3: tensor<1500xf32> loc("p")) -> (tensor<1500xf32>, tensor<1500xf32>, tensor<1500xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x1500xf32>, tensor<1500xf32>) -> tensor<1500xf32>
    %1 = stablehlo.subtract %arg1, %0 : tensor<1500xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<1500xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1500xf32>, tensor<f32>) -> tensor<f32>
    %4 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x1500xf32>, tensor<1500xf32>) -> tensor<1500xf32>
    %5 = stablehlo.multiply %arg3, %4 : tensor<1500xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1500xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.divide %3, %6 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<1500xf32>
    %9 = stablehlo.multiply %8, %arg3 : tensor<1500xf32>
    %10 = stablehlo.add %arg2, %9 : tensor<1500xf32>
    %11 = stablehlo.dot_general %arg0, %10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x1500xf32>, tensor<1500xf32>) -> tensor<1500xf32>
    %12 = stablehlo.subtract %arg1, %11 : tensor<1500xf32>
    %13 = stablehlo.multiply %12, %12 : tensor<1500xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<1500xf32>, tensor<f32>) -> tensor<f32>
    %15 = stablehlo.multiply %1, %1 : tensor<1500xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<1500xf32>, tensor<f32>) -> tensor<f32>
    %17 = stablehlo.divide %14, %16 : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<1500xf32>
    %19 = stablehlo.multiply %18, %arg3 : tensor<1500xf32>
    %20 = stablehlo.add %12, %19 : tensor<1500xf32>
    return %10, %12, %20 : tensor<1500xf32>, tensor<1500xf32>, tensor<1500xf32>
  }
  func.func public @variant0(%arg0: tensor<1500x1500xf32> loc("a"), %arg1: tensor<1500xf32> loc("b"), %arg2: tensor<1500xf32> loc("x"), %arg3: tensor<1500xf32> loc("p")) -> (tensor<1500xf32>, tensor<1500xf32>, tensor<1500xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x1500xf32>, tensor<1500xf32>) -> tensor<1500xf32>
    %1 = stablehlo.subtract %arg1, %0 : tensor<1500xf32>
    %2 = stablehlo.dot_general %arg0, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x1500xf32>, tensor<1500xf32>) -> tensor<1500xf32>
    %3 = stablehlo.multiply %1, %1 : tensor<1500xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1500xf32>, tensor<f32>) -> tensor<f32>
    %5 = stablehlo.multiply %arg3, %2 : tensor<1500xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1500xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.divide %4, %6 : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<1500xf32>
    %9 = stablehlo.multiply %8, %2 : tensor<1500xf32>
    %10 = stablehlo.subtract %1, %9 : tensor<1500xf32>
    %11 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<1500xf32>
    %12 = stablehlo.multiply %11, %arg3 : tensor<1500xf32>
    %13 = stablehlo.add %arg2, %12 : tensor<1500xf32>
    %14 = stablehlo.multiply %10, %10 : tensor<1500xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<1500xf32>, tensor<f32>) -> tensor<f32>
    %16 = stablehlo.multiply %1, %1 : tensor<1500xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<1500xf32>, tensor<f32>) -> tensor<f32>
    %18 = stablehlo.divide %15, %17 : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [] : (tensor<f32>) -> tensor<1500xf32>
    %20 = stablehlo.multiply %19, %arg3 : tensor<1500xf32>
    %21 = stablehlo.add %10, %20 : tensor<1500xf32>
    return %13, %10, %21 : tensor<1500xf32>, tensor<1500xf32>, tensor<1500xf32>
  }
  func.func public @variant1(%arg0: tensor<1500x1500xf32> loc("a"), %arg1: tensor<1500xf32> loc("b"), %arg2: tensor<1500xf32> loc("x"), %arg3: tensor<1500xf32> loc("p")) -> (tensor<1500xf32>, tensor<1500xf32>, tensor<1500xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1500xf32>) -> tensor<1500x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [0] : (tensor<1500xf32>) -> tensor<1500x1xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<1500x1xf32>, tensor<1500x1xf32>) -> tensor<1500x2xf32>
    %3 = stablehlo.dot_general %arg0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x1500xf32>, tensor<1500x2xf32>) -> tensor<1500x2xf32>
    %4 = stablehlo.slice %3 [0:1500, 0:1] : (tensor<1500x2xf32>) -> tensor<1500x1xf32>
    %5 = stablehlo.reshape %4 : (tensor<1500x1xf32>) -> tensor<1500xf32>
    %6 = stablehlo.subtract %arg1, %5 : tensor<1500xf32>
    %7 = stablehlo.slice %3 [0:1500, 1:2] : (tensor<1500x2xf32>) -> tensor<1500x1xf32>
    %8 = stablehlo.reshape %7 : (tensor<1500x1xf32>) -> tensor<1500xf32>
    %9 = stablehlo.multiply %6, %6 : tensor<1500xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1500xf32>, tensor<f32>) -> tensor<f32>
    %11 = stablehlo.multiply %arg3, %8 : tensor<1500xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1500xf32>, tensor<f32>) -> tensor<f32>
    %13 = stablehlo.divide %10, %12 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<1500xf32>
    %15 = stablehlo.multiply %14, %8 : tensor<1500xf32>
    %16 = stablehlo.subtract %6, %15 : tensor<1500xf32>
    %17 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<1500xf32>
    %18 = stablehlo.multiply %17, %arg3 : tensor<1500xf32>
    %19 = stablehlo.add %arg2, %18 : tensor<1500xf32>
    %20 = stablehlo.multiply %16, %16 : tensor<1500xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<1500xf32>, tensor<f32>) -> tensor<f32>
    %22 = stablehlo.multiply %6, %6 : tensor<1500xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<1500xf32>, tensor<f32>) -> tensor<f32>
    %24 = stablehlo.divide %21, %23 : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<1500xf32>
    %26 = stablehlo.multiply %25, %arg3 : tensor<1500xf32>
    %27 = stablehlo.add %16, %26 : tensor<1500xf32>
    return %19, %16, %27 : tensor<1500xf32>, tensor<1500xf32>, tensor<1500xf32>
  }
