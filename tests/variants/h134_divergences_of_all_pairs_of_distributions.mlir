// h134 divergences of all pairs of distributions; written by write_programs.py
  func.func public @main(%arg0: tensor<160x320xf32> loc("x"), %arg1: tensor<224x320xf32> loc("y")) -> (tensor<160x224xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<160x320xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<160x320xf32>, tensor<f32>) -> tensor<160xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<160xf32>) -> tensor<160x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<160x1xf32>) -> tensor<160x320xf32>
    %4 = stablehlo.divide %0, %3 : tensor<160x320xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 2] : (tensor<160x320xf32>) -> tensor<160x1x320xf32>
    %6 = stablehlo.exponential %arg1 : tensor<224x320xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<224x320xf32>, tensor<f32>) -> tensor<224xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<224xf32>) -> tensor<224x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<224x1xf32>) -> tensor<224x320xf32>
    %10 = stablehlo.divide %6, %9 : tensor<224x320xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (tensor<224x320xf32>) -> tensor<1x224x320xf32>
    %12 = stablehlo.log %5 : tensor<160x1x320xf32>
    %13 = stablehlo.log %11 : tensor<1x224x320xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<160x1x320xf32>) -> tensor<160x224x320xf32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<1x224x320xf32>) -> tensor<160x224x320xf32>
    %16 = stablehlo.subtract %14, %15 : tensor<160x224x320xf32>
    %17 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<160x1x320xf32>) -> tensor<160x224x320xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<160x224x320xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<160x224x320xf32>, tensor<f32>) -> tensor<160x224xf32>
    return %19 : tensor<160x224xf32>
  }
  func.func public @variant0(%arg0: tensor<160x320xf32> loc("x"), %arg1: tensor<224x320xf32> loc("y")) -> (tensor<160x224xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<160x320xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<160x320xf32>, tensor<f32>) -> tensor<160xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<160xf32>) -> tensor<160x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<160x1xf32>) -> tensor<160x320xf32>
    %4 = stablehlo.divide %0, %3 : tensor<160x320xf32>
    %5 = stablehlo.exponential %arg1 : tensor<224x320xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<224x320xf32>, tensor<f32>) -> tensor<224xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<224xf32>) -> tensor<224x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<224x1xf32>) -> tensor<224x320xf32>
    %9 = stablehlo.divide %5, %8 : tensor<224x320xf32>
    %10 = stablehlo.log %4 : tensor<160x320xf32>
    %11 = stablehlo.multiply %4, %10 : tensor<160x320xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<160x320xf32>, tensor<f32>) -> tensor<160xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<160xf32>) -> tensor<160x1xf32>
    %14 = stablehlo.log %9 : tensor<224x320xf32>
    %15 = stablehlo.transpose %14, dims = [1, 0] : (tensor<224x320xf32>) -> tensor<320x224xf32>
    %16 = stablehlo.dot_general %4, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<160x320xf32>, tensor<320x224xf32>) -> tensor<160x224xf32>
    %17 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<160x1xf32>) -> tensor<160x224xf32>
    %18 = stablehlo.subtract %17, %16 : tensor<160x224xf32>
    return %18 : tensor<160x224xf32>
  }
  func.func public @variant1(%arg0: tensor<160x320xf32> loc("x"), %arg1: tensor<224x320xf32> loc("y")) -> (tensor<160x224xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<160x320xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<160x320xf32>, tensor<f32>) -> tensor<160xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<160xf32>) -> tensor<160x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<160x1xf32>) -> tensor<160x320xf32>
    %4 = stablehlo.divide %0, %3 : tensor<160x320xf32>
    %5 = stablehlo.multiply %4, %arg0 : tensor<160x320xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<160x320xf32>, tensor<f32>) -> tensor<160xf32>
    %7 = stablehlo.exponential %arg0 : tensor<160x320xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<160x320xf32>, tensor<f32>) -> tensor<160xf32>
    %9 = stablehlo.log %8 : tensor<160xf32>
    %10 = stablehlo.subtract %6, %9 : tensor<160xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<160xf32>) -> tensor<160x1xf32>
    %12 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<224x320xf32>) -> tensor<320x224xf32>
    %13 = stablehlo.dot_general %4, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<160x320xf32>, tensor<320x224xf32>) -> tensor<160x224xf32>
    %14 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<160x1xf32>) -> tensor<160x224xf32>
    %15 = stablehlo.subtract %14, %13 : tensor<160x224xf32>
    %16 = stablehlo.exponential %arg1 : tensor<224x320xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<224x320xf32>, tensor<f32>) -> tensor<224xf32>
    %18 = stablehlo.log %17 : tensor<224xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [1] : (tensor<224xf32>) -> tensor<1x224xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<1x224xf32>) -> tensor<160x224xf32>
    %21 = stablehlo.add %15, %20 : tensor<160x224xf32>
    return %21 : tensor<160x224xf32>
  }
  func.func public @variant1_1(%arg0: tensor<160x320xf32> loc("x"), %arg1: tensor<224x320xf32> loc("y")) -> (tensor<160x224xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<160x320xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<160x320xf32>, tensor<f32>) -> tensor<160xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<160x320xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<160x320xf32>, tensor<f32>) -> tensor<160xf32>
    %4 = stablehlo.divide %3, %1 : tensor<160xf32>
    %5 = stablehlo.log %1 : tensor<160xf32>
    %6 = stablehlo.subtract %4, %5 : tensor<160xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<160xf32>) -> tensor<160x1xf32>
    %8 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<224x320xf32>) -> tensor<320x224xf32>
    %9 = stablehlo.dot_general %0, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<160x320xf32>, tensor<320x224xf32>) -> tensor<160x224xf32>
    %10 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<160xf32>) -> tensor<160x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<160x1xf32>) -> tensor<160x224xf32>
    %12 = stablehlo.divide %9, %11 : tensor<160x224xf32>
    %13 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<160x1xf32>) -> tensor<160x224xf32>
    %14 = stablehlo.subtract %13, %12 : tensor<160x224xf32>
    %15 = stablehlo.exponential %arg1 : tensor<224x320xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<224x320xf32>, tensor<f32>) -> tensor<224xf32>
    %17 = stablehlo.log %16 : tensor<224xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<224xf32>) -> tensor<1x224xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x224xf32>) -> tensor<160x224xf32>
    %20 = stablehlo.add %14, %19 : tensor<160x224xf32>
    return %20 : tensor<160x224xf32>
  }
