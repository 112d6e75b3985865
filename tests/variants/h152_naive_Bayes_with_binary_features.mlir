// h152 naive Bayes with binary features; written by write_programs.py
  func.func public @main(%arg0: tensor<512x1000xf32> loc("x"), %arg1: tensor<160x1000xf32> loc("s"), %arg2: tensor<160xf32> loc("b")) -> (tensor<512x160xf32>) {
    %0 = stablehlo.negate %arg1 : tensor<160x1000xf32>
    %1 = stablehlo.exponential %0 : tensor<160x1000xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<160x1000xf32>
    %3 = stablehlo.add %2, %1 : tensor<160x1000xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<160x1000xf32>
    %5 = stablehlo.divide %4, %3 : tensor<160x1000xf32>
    %6 = stablehlo.log %5 : tensor<160x1000xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<160x1000xf32>) -> tensor<1000x160xf32>
    %8 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1000xf32>, tensor<1000x160xf32>) -> tensor<512x160xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<512x1000xf32>
    %10 = stablehlo.subtract %9, %arg0 : tensor<512x1000xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<160x1000xf32>
    %12 = stablehlo.subtract %11, %5 : tensor<160x1000xf32>
    %13 = stablehlo.log %12 : tensor<160x1000xf32>
    %14 = stablehlo.transpose %13, dims = [1, 0] : (tensor<160x1000xf32>) -> tensor<1000x160xf32>
    %15 = stablehlo.dot_general %10, %14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1000xf32>, tensor<1000x160xf32>) -> tensor<512x160xf32>
    %16 = stablehlo.add %8, %15 : tensor<512x160xf32>
    %17 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<512x160xf32>
    %19 = stablehlo.add %16, %18 : tensor<512x160xf32>
    return %19 : tensor<512x160xf32>
  }
  func.func public @variant0(%arg0: tensor<512x1000xf32> loc("x"), %arg1: tensor<160x1000xf32> loc("s"), %arg2: tensor<160xf32> loc("b")) -> (tensor<512x160xf32>) {
    %0 = stablehlo.negate %arg1 : tensor<160x1000xf32>
    %1 = stablehlo.exponential %0 : tensor<160x1000xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<160x1000xf32>
    %3 = stablehlo.add %2, %1 : tensor<160x1000xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<160x1000xf32>
    %5 = stablehlo.divide %4, %3 : tensor<160x1000xf32>
    %6 = stablehlo.log %5 : tensor<160x1000xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<160x1000xf32>
    %8 = stablehlo.subtract %7, %5 : tensor<160x1000xf32>
    %9 = stablehlo.log %8 : tensor<160x1000xf32>
    %10 = stablehlo.subtract %6, %9 : tensor<160x1000xf32>
    %11 = stablehlo.transpose %10, dims = [1, 0] : (tensor<160x1000xf32>) -> tensor<1000x160xf32>
    %12 = stablehlo.dot_general %arg0, %11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1000xf32>, tensor<1000x160xf32>) -> tensor<512x160xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<160x1000xf32>
    %14 = stablehlo.subtract %13, %5 : tensor<160x1000xf32>
    %15 = stablehlo.log %14 : tensor<160x1000xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<160x1000xf32>, tensor<f32>) -> tensor<160xf32>
    %17 = stablehlo.add %16, %arg2 : tensor<160xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<512x160xf32>
    %20 = stablehlo.add %12, %19 : tensor<512x160xf32>
    return %20 : tensor<512x160xf32>
  }
  func.func public @variant1(%arg0: tensor<512x1000xf32> loc("x"), %arg1: tensor<160x1000xf32> loc("s"), %arg2: tensor<160xf32> loc("b")) -> (tensor<512x160xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<160x1000xf32>) -> tensor<1000x160xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1000xf32>, tensor<1000x160xf32>) -> tensor<512x160xf32>
    %2 = stablehlo.exponential %arg1 : tensor<160x1000xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<160x1000xf32>
    %4 = stablehlo.add %3, %2 : tensor<160x1000xf32>
    %5 = stablehlo.log %4 : tensor<160x1000xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<160x1000xf32>, tensor<f32>) -> tensor<160xf32>
    %7 = stablehlo.subtract %arg2, %6 : tensor<160xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<512x160xf32>
    %10 = stablehlo.add %1, %9 : tensor<512x160xf32>
    return %10 : tensor<512x160xf32>
  }
  func.func public @variant1_1(%arg0: tensor<512x1000xf32> loc("x"), %arg1: tensor<160x1000xf32> loc("s"), %arg2: tensor<160xf32> loc("b")) -> (tensor<512x160xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<160x1000xf32>) -> tensor<1000x160xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x1000xf32>, tensor<1000x160xf32>) -> tensor<512x160xf32>
    %2 = stablehlo.exponential %arg1 : tensor<160x1000xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<160x1000xf32>
    %4 = stablehlo.add %3, %2 : tensor<160x1000xf32>
    %5 = stablehlo.log %4 : tensor<160x1000xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<160x1000xf32>, tensor<f32>) -> tensor<160xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<512x160xf32>
    %9 = stablehlo.subtract %1, %8 : tensor<512x160xf32>
    %10 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<160xf32>) -> tensor<1x160xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x160xf32>) -> tensor<512x160xf32>
    %12 = stablehlo.add %9, %11 : tensor<512x160xf32>
    return %12 : tensor<512x160xf32>
  }
