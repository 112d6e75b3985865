// h220 residuals to soft centres; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x96xf32> loc("x"), %arg1: tensor<96x40xf32> loc("w"), %arg2: tensor<40x96xf32> loc("c")) -> (tensor<40x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x96xf32>, tensor<96x40xf32>) -> tensor<2048x40xf32>
    %1 = stablehlo.exponential %0 : tensor<2048x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2048x40xf32>, tensor<f32>) -> tensor<2048xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x40xf32>
    %5 = stablehlo.divide %1, %4 : tensor<2048x40xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<2048x40xf32>) -> tensor<2048x40x1xf32>
    %7 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<2048x96xf32>) -> tensor<2048x1x96xf32>
    %8 = stablehlo.broadcast_in_dim %arg2, dims = [1, 2] : (tensor<40x96xf32>) -> tensor<1x40x96xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<2048x1x96xf32>) -> tensor<2048x40x96xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x40x96xf32>) -> tensor<2048x40x96xf32>
    %11 = stablehlo.subtract %9, %10 : tensor<2048x40x96xf32>
    %12 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<2048x40x1xf32>) -> tensor<2048x40x96xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<2048x40x96xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<2048x40x96xf32>, tensor<f32>) -> tensor<40x96xf32>
    return %14 : tensor<40x96xf32>
  }
  func.func public @variant0(%arg0: tensor<2048x96xf32> loc("x"), %arg1: tensor<96x40xf32> loc("w"), %arg2: tensor<40x96xf32> loc("c")) -> (tensor<40x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x96xf32>, tensor<96x40xf32>) -> tensor<2048x40xf32>
    %1 = stablehlo.exponential %0 : tensor<2048x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2048x40xf32>, tensor<f32>) -> tensor<2048xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x40xf32>
    %5 = stablehlo.divide %1, %4 : tensor<2048x40xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<2048x40xf32>) -> tensor<40x2048xf32>
    %7 = stablehlo.dot_general %6, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x2048xf32>, tensor<2048x96xf32>) -> tensor<40x96xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<2048x40xf32>, tensor<f32>) -> tensor<40xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<40xf32>) -> tensor<40x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<40x1xf32>) -> tensor<40x96xf32>
    %11 = stablehlo.multiply %10, %arg2 : tensor<40x96xf32>
    %12 = stablehlo.subtract %7, %11 : tensor<40x96xf32>
    return %12 : tensor<40x96xf32>
  }
  func.func public @variant0_1(%arg0: tensor<2048x96xf32> loc("x"), %arg1: tensor<96x40xf32> loc("w"), %arg2: tensor<40x96xf32> loc("c")) -> (tensor<40x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x96xf32>, tensor<96x40xf32>) -> tensor<2048x40xf32>
    %1 = stablehlo.exponential %0 : tensor<2048x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2048x40xf32>, tensor<f32>) -> tensor<2048xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x40xf32>
    %5 = stablehlo.divide %1, %4 : tensor<2048x40xf32>
    %6 = stablehlo.transpose %5, dims = [1, 0] : (tensor<2048x40xf32>) -> tensor<40x2048xf32>
    %7 = stablehlo.slice %arg0 [0:2048, 0:1] : (tensor<2048x96xf32>) -> tensor<2048x1xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048x1xf32>
    %9 = stablehlo.concatenate %arg0, %8, dim = 1 : (tensor<2048x96xf32>, tensor<2048x1xf32>) -> tensor<2048x97xf32>
    %10 = stablehlo.dot_general %6, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x2048xf32>, tensor<2048x97xf32>) -> tensor<40x97xf32>
    %11 = stablehlo.slice %10 [0:40, 0:96] : (tensor<40x97xf32>) -> tensor<40x96xf32>
    %12 = stablehlo.slice %10 [0:40, 96:97] : (tensor<40x97xf32>) -> tensor<40x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<40x1xf32>) -> tensor<40x96xf32>
    %14 = stablehlo.multiply %13, %arg2 : tensor<40x96xf32>
    %15 = stablehlo.subtract %11, %14 : tensor<40x96xf32>
    return %15 : tensor<40x96xf32>
  }
  func.func public @variant1(%arg0: tensor<2048x96xf32> loc("x"), %arg1: tensor<96x40xf32> loc("w"), %arg2: tensor<40x96xf32> loc("c")) -> (tensor<40x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x96xf32>, tensor<96x40xf32>) -> tensor<2048x40xf32>
    %1 = stablehlo.exponential %0 : tensor<2048x40xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2048x40xf32>, tensor<f32>) -> tensor<2048xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %4 = stablehlo.divide %3, %2 : tensor<2048xf32>
    %5 = stablehlo.transpose %1, dims = [1, 0] : (tensor<2048x40xf32>) -> tensor<40x2048xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x96xf32>
    %8 = stablehlo.multiply %7, %arg0 : tensor<2048x96xf32>
    %9 = stablehlo.dot_general %5, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x2048xf32>, tensor<2048x96xf32>) -> tensor<40x96xf32>
    %10 = stablehlo.dot_general %4, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048xf32>, tensor<2048x40xf32>) -> tensor<40xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<40xf32>) -> tensor<40x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<40x1xf32>) -> tensor<40x96xf32>
    %13 = stablehlo.multiply %12, %arg2 : tensor<40x96xf32>
    %14 = stablehlo.subtract %9, %13 : tensor<40x96xf32>
    return %14 : tensor<40x96xf32>
  }
  func.func public @variant1_1(%arg0: tensor<2048x96xf32> loc("x"), %arg1: tensor<96x40xf32> loc("w"), %arg2: tensor<40x96xf32> loc("c")) -> (tensor<40x96xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2048x96xf32>, tensor<96x40xf32>) -> tensor<2048x40xf32>
    %1 = stablehlo.exponential %0 : tensor<2048x40xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0] : (tensor<2048x40xf32>) -> tensor<40x2048xf32>
    %3 = stablehlo.slice %arg0 [0:2048, 0:1] : (tensor<2048x96xf32>) -> tensor<2048x1xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2048x1xf32>
    %5 = stablehlo.concatenate %arg0, %4, dim = 1 : (tensor<2048x96xf32>, tensor<2048x1xf32>) -> tensor<2048x97xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x40xf32>, tensor<f32>) -> tensor<2048xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<2048xf32>) -> tensor<2048x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<2048x1xf32>) -> tensor<2048x97xf32>
    %9 = stablehlo.divide %5, %8 : tensor<2048x97xf32>
    %10 = stablehlo.dot_general %2, %9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<40x2048xf32>, tensor<2048x97xf32>) -> tensor<40x97xf32>
    %11 = stablehlo.slice %10 [0:40, 0:96] : (tensor<40x97xf32>) -> tensor<40x96xf32>
    %12 = stablehlo.slice %10 [0:40, 96:97] : (tensor<40x97xf32>) -> tensor<40x1xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<40x1xf32>) -> tensor<40x96xf32>
    %14 = stablehlo.multiply %13, %arg2 : tensor<40x96xf32>
    %15 = stablehlo.subtract %11, %14 : tensor<40x96xf32>
    return %15 : tensor<40x96xf32>
  }
