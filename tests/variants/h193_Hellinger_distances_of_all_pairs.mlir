// h193 Hellinger distances of all pairs; written by write_programs.py
  func.func public @main(%arg0: tensor<160x320xf32> loc("x"), %arg1: tensor<224x320xf32> loc("y")) -> (tensor<160x224xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<160x320xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<160x320xf32>, tensor<f32>) -> tensor<160xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<160xf32>) -> tensor<160x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<160x1xf32>) -> tensor<160x320xf32>
    %4 = stablehlo.divide %0, %3 : tensor<160x320xf32>
    %5 = stablehlo.sqrt %4 : tensor<160x320xf32>
    %6 = stablehlo.exponential %arg1 : tensor<224x320xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<224x320xf32>, tensor<f32>) -> tensor<224xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<224xf32>) -> tensor<224x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<224x1xf32>) -> tensor<224x320xf32>
    %10 = stablehlo.divide %6, %9 : tensor<224x320xf32>
    %11 = stablehlo.sqrt %10 : tensor<224x320xf32>
    %12 = stablehlo.broadcast_in_dim %5, dims = [0, 2] : (tensor<160x320xf32>) -> tensor<160x1x320xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<224x320xf32>) -> tensor<1x224x320xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<160x1x320xf32>) -> tensor<160x224x320xf32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<1x224x320xf32>) -> tensor<160x224x320xf32>
    %16 = stablehlo.subtract %14, %15 : tensor<160x224x320xf32>
    %17 = stablehlo.multiply %16, %16 : tensor<160x224x320xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<160x224x320xf32>, tensor<f32>) -> tensor<160x224xf32>
    %cst_2 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<160x224xf32>
    %20 = stablehlo.multiply %19, %18 : tensor<160x224xf32>
    return %20 : tensor<160x224xf32>
  }
  func.func public @variant0(%arg0: tensor<160x320xf32> loc("x"), %arg1: tensor<224x320xf32> loc("y")) -> (tensor<160x224xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<160x320xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<160x320xf32>, tensor<f32>) -> tensor<160xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<160xf32>) -> tensor<160x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<160x1xf32>) -> tensor<160x320xf32>
    %4 = stablehlo.divide %0, %3 : tensor<160x320xf32>
    %5 = stablehlo.sqrt %4 : tensor<160x320xf32>
    %6 = stablehlo.exponential %arg1 : tensor<224x320xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<224x320xf32>, tensor<f32>) -> tensor<224xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<224xf32>) -> tensor<224x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<224x1xf32>) -> tensor<224x320xf32>
    %10 = stablehlo.divide %6, %9 : tensor<224x320xf32>
    %11 = stablehlo.sqrt %10 : tensor<224x320xf32>
    %12 = stablehlo.transpose %11, dims = [1, 0] : (tensor<224x320xf32>) -> tensor<320x224xf32>
    %13 = stablehlo.dot_general %5, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<160x320xf32>, tensor<320x224xf32>) -> tensor<160x224xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<160x224xf32>
    %15 = stablehlo.subtract %14, %13 : tensor<160x224xf32>
    return %15 : tensor<160x224xf32>
  }
  func.func public @variant1(%arg0: tensor<160x320xf32> loc("x"), %arg1: tensor<224x320xf32> loc("y")) -> (tensor<160x224xf32>) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<160x320xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<160x320xf32>
    %2 = stablehlo.exponential %1 : tensor<160x320xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<224x320xf32>
    %4 = stablehlo.multiply %3, %arg1 : tensor<224x320xf32>
    %5 = stablehlo.exponential %4 : tensor<224x320xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<224x320xf32>) -> tensor<320x224xf32>
    %7 = stablehlo.dot_general %2, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<160x320xf32>, tensor<320x224xf32>) -> tensor<160x224xf32>
    %8 = stablehlo.exponential %arg0 : tensor<160x320xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<160x320xf32>, tensor<f32>) -> tensor<160xf32>
    %10 = stablehlo.sqrt %9 : tensor<160xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<160xf32>) -> tensor<160x1xf32>
    %12 = stablehlo.exponential %arg1 : tensor<224x320xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<224x320xf32>, tensor<f32>) -> tensor<224xf32>
    %14 = stablehlo.sqrt %13 : tensor<224xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<224xf32>) -> tensor<1x224xf32>
    %16 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<160x1xf32>) -> tensor<160x224xf32>
    %17 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x224xf32>) -> tensor<160x224xf32>
    %18 = stablehlo.multiply %16, %17 : tensor<160x224xf32>
    %19 = stablehlo.divide %7, %18 : tensor<160x224xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<160x224xf32>
    %21 = stablehlo.subtract %20, %19 : tensor<160x224xf32>
    return %21 : tensor<160x224xf32>
  }
  func.func public @variant1_1(%arg0: tensor<160x320xf32> loc("x"), %arg1: tensor<224x320xf32> loc("y")) -> (tensor<160x224xf32>) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<160x320xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<160x320xf32>
    %2 = stablehlo.exponential %1 : tensor<160x320xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<224x320xf32>
    %4 = stablehlo.multiply %3, %arg1 : tensor<224x320xf32>
    %5 = stablehlo.exponential %4 : tensor<224x320xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<224x320xf32>) -> tensor<320x224xf32>
    %7 = stablehlo.dot_general %2, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<160x320xf32>, tensor<320x224xf32>) -> tensor<160x224xf32>
    %8 = stablehlo.exponential %arg0 : tensor<160x320xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<160x320xf32>, tensor<f32>) -> tensor<160xf32>
    %10 = stablehlo.sqrt %9 : tensor<160xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<160xf32>) -> tensor<160x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<160x1xf32>) -> tensor<160x224xf32>
    %13 = stablehlo.divide %7, %12 : tensor<160x224xf32>
    %14 = stablehlo.exponential %arg1 : tensor<224x320xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<224x320xf32>, tensor<f32>) -> tensor<224xf32>
    %16 = stablehlo.sqrt %15 : tensor<224xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [1] : (tensor<224xf32>) -> tensor<1x224xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x224xf32>) -> tensor<160x224xf32>
    %19 = stablehlo.divide %13, %18 : tensor<160x224xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<160x224xf32>
    %21 = stablehlo.subtract %20, %19 : tensor<160x224xf32>
    return %21 : tensor<160x224xf32>
  }
  func.func public @variant1_2(%arg0: tensor<160x320xf32> loc("x"), %arg1: tensor<224x320xf32> loc("y")) -> (tensor<160x224xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<160x320xf32>
    %1 = stablehlo.sqrt %0 : tensor<160x320xf32>
    %2 = stablehlo.exponential %arg1 : tensor<224x320xf32>
    %3 = stablehlo.sqrt %2 : tensor<224x320xf32>
    %4 = stablehlo.transpose %3, dims = [1, 0] : (tensor<224x320xf32>) -> tensor<320x224xf32>
    %5 = stablehlo.dot_general %1, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<160x320xf32>, tensor<320x224xf32>) -> tensor<160x224xf32>
    %6 = stablehlo.exponential %arg0 : tensor<160x320xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<160x320xf32>, tensor<f32>) -> tensor<160xf32>
    %8 = stablehlo.sqrt %7 : tensor<160xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<160xf32>) -> tensor<160x1xf32>
    %10 = stablehlo.exponential %arg1 : tensor<224x320xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<224x320xf32>, tensor<f32>) -> tensor<224xf32>
    %12 = stablehlo.sqrt %11 : tensor<224xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<224xf32>) -> tensor<1x224xf32>
    %14 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<160x1xf32>) -> tensor<160x224xf32>
    %15 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x224xf32>) -> tensor<160x224xf32>
    %16 = stablehlo.multiply %14, %15 : tensor<160x224xf32>
    %17 = stablehlo.divide %5, %16 : tensor<160x224xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<160x224xf32>
    %19 = stablehlo.subtract %18, %17 : tensor<160x224xf32>
    return %19 : tensor<160x224xf32>
  }
