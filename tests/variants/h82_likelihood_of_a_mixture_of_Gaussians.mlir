// h82 likelihood of a mixture of Gaussians; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x48xf32> loc("x"), %arg1: tensor<160x48xf32> loc("m"), %arg2: tensor<160x48xf32> loc("t"), %arg3: tensor<160xf32> loc("p")) -> (tensor<2048xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2048x48xf32>) -> tensor<2048x1x48xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<160x48xf32>) -> tensor<1x160x48xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<2048x1x48xf32>) -> tensor<2048x160x48xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x160x48xf32>) -> tensor<2048x160x48xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<2048x160x48xf32>
    %5 = stablehlo.negate %arg2 : tensor<160x48xf32>
    %6 = stablehlo.exponential %5 : tensor<160x48xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1, 2] : (tensor<160x48xf32>) -> tensor<1x160x48xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x160x48xf32>) -> tensor<2048x160x48xf32>
    %9 = stablehlo.multiply %4, %8 : tensor<2048x160x48xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%arg2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<160x48xf32>, tensor<f32>) -> tensor<160xf32>
    %11 = stablehlo.subtract %arg3, %10 : tensor<160xf32>
    %12 = stablehlo.multiply %9, %9 : tensor<2048x160x48xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<2048x160x48xf32>, tensor<f32>) -> tensor<2048x160xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2048x160xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<2048x160xf32>
    %16 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<2048x160xf32>
    %18 = stablehlo.subtract %17, %15 : tensor<2048x160xf32>
    %19 = stablehlo.exponential %18 : tensor<2048x160xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<2048x160xf32>, tensor<f32>) -> tensor<2048xf32>
    %21 = stablehlo.log %20 : tensor<2048xf32>
    return %21 : tensor<2048xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x48xf32> loc("x"), %arg1: tensor<160x48xf32> loc("m"), %arg2: tensor<160x48xf32> loc("t"), %arg3: tensor<160xf32> loc("p")) -> (tensor<2048xf32>) {
    %cst = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<160x48xf32>
    %1 = stablehlo.multiply %0, %arg2 : tensor<160x48xf32>
    %2 = stablehlo.exponential %1 : tensor<160x48xf32>
    %3 = stablehlo.multiply %arg0, %arg0 : tensor<2048x48xf32>
    %4 = stablehlo.transpose %2, dims = [1, 0] : (tensor<160x48xf32>) -> tensor<48x160xf32>
    %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x48xf32>, tensor<48x160xf32>) -> tensor<2048x160xf32>
    %6 = stablehlo.multiply %arg1, %2 : tensor<160x48xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<160x48xf32>) -> tensor<48x160xf32>
    %8 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x48xf32>, tensor<48x160xf32>) -> tensor<2048x160xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048x160xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<2048x160xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<2048x160xf32>
    %12 = stablehlo.multiply %arg1, %arg1 : tensor<160x48xf32>
    %13 = stablehlo.multiply %12, %2 : tensor<160x48xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<160x48xf32>, tensor<f32>) -> tensor<160xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<2048x160xf32>
    %17 = stablehlo.add %11, %16 : tensor<2048x160xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%arg2 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<160x48xf32>, tensor<f32>) -> tensor<160xf32>
    %19 = stablehlo.subtract %arg3, %18 : tensor<160xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2048x160xf32>
    %21 = stablehlo.multiply %20, %17 : tensor<2048x160xf32>
    %22 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<2048x160xf32>
    %24 = stablehlo.subtract %23, %21 : tensor<2048x160xf32>
    %25 = stablehlo.exponential %24 : tensor<2048x160xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<2048x160xf32>, tensor<f32>) -> tensor<2048xf32>
    %27 = stablehlo.log %26 : tensor<2048xf32>
    return %27 : tensor<2048xf32>
  }
  func.func public @variant0_1(%arg0: tensor<2048x48xf32> loc("x"), %arg1: tensor<160x48xf32> loc("m"), %arg2: tensor<160x48xf32> loc("t"), %arg3: tensor<160xf32> loc("p")) -> (tensor<2048xf32>) {
    %cst = stablehlo.constant dense<-2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<160x48xf32>
    %1 = stablehlo.multiply %0, %arg2 : tensor<160x48xf32>
    %2 = stablehlo.exponential %1 : tensor<160x48xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%arg2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<160x48xf32>, tensor<f32>) -> tensor<160xf32>
    %4 = stablehlo.subtract %arg3, %3 : tensor<160xf32>
    %5 = stablehlo.multiply %arg1, %arg1 : tensor<160x48xf32>
    %6 = stablehlo.multiply %5, %2 : tensor<160x48xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<160x48xf32>, tensor<f32>) -> tensor<160xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<160xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<160xf32>
    %10 = stablehlo.subtract %4, %9 : tensor<160xf32>
    %11 = stablehlo.multiply %arg1, %2 : tensor<160x48xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<160x48xf32>) -> tensor<48x160xf32>
    %13 = stablehlo.dot_general %arg0, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x48xf32>, tensor<48x160xf32>) -> tensor<2048x160xf32>
    %14 = stablehlo.multiply %arg0, %arg0 : tensor<2048x48xf32>
    %15 = stablehlo.transpose %2, dims = [1, 0] : (tensor<160x48xf32>) -> tensor<48x160xf32>
    %16 = stablehlo.dot_general %14, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x48xf32>, tensor<48x160xf32>) -> tensor<2048x160xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<2048x160xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<2048x160xf32>
    %19 = stablehlo.subtract %13, %18 : tensor<2048x160xf32>
    %20 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<2048x160xf32>
    %22 = stablehlo.add %19, %21 : tensor<2048x160xf32>
    %23 = stablehlo.exponential %22 : tensor<2048x160xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.reduce(%23 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<2048x160xf32>, tensor<f32>) -> tensor<2048xf32>
    %25 = stablehlo.log %24 : tensor<2048xf32>
    return %25 : tensor<2048xf32>
  }
