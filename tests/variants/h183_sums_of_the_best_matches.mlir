// h183 sums of the best matches; written by write_programs.py
  func.func public @main(%arg0: tensor<32x128xf32> loc("q"), %arg1: tensor<50x180x128xf32> loc("d")) -> (tensor<50xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<32x128xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<32xf32>
    %2 = stablehlo.sqrt %1 : tensor<32xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<32xf32>) -> tensor<32x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<32x1xf32>) -> tensor<32x128xf32>
    %5 = stablehlo.divide %arg0, %4 : tensor<32x128xf32>
    %6 = stablehlo.multiply %arg1, %arg1 : tensor<50x180x128xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<50x180x128xf32>, tensor<f32>) -> tensor<50x180xf32>
    %8 = stablehlo.sqrt %7 : tensor<50x180xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<50x180xf32>) -> tensor<50x180x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<50x180x1xf32>) -> tensor<50x180x128xf32>
    %11 = stablehlo.divide %arg1, %10 : tensor<50x180x128xf32>
    %12 = stablehlo.dot_general %11, %5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<50x180x128xf32>, tensor<32x128xf32>) -> tensor<50x180x32xf32>
    %13 = stablehlo.transpose %12, dims = [0, 2, 1] : (tensor<50x180x32xf32>) -> tensor<50x32x180xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_1) applies stablehlo.maximum across dimensions = [2] : (tensor<50x32x180xf32>, tensor<f32>) -> tensor<50x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<50x32xf32>, tensor<f32>) -> tensor<50xf32>
    return %15 : tensor<50xf32>
  }
  func.func public @variant0(%arg0: tensor<32x128xf32> loc("q"), %arg1: tensor<50x180x128xf32> loc("d")) -> (tensor<50xf32>) {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<50x180x128xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<50x180x128xf32>, tensor<f32>) -> tensor<50x180xf32>
    %2 = stablehlo.sqrt %1 : tensor<50x180xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<50x180xf32>) -> tensor<50x180x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<50x180x1xf32>) -> tensor<50x180x128xf32>
    %5 = stablehlo.divide %arg1, %4 : tensor<50x180x128xf32>
    %6 = stablehlo.dot_general %5, %arg0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<50x180x128xf32>, tensor<32x128xf32>) -> tensor<50x180x32xf32>
    %7 = stablehlo.transpose %6, dims = [0, 2, 1] : (tensor<50x180x32xf32>) -> tensor<50x32x180xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.maximum across dimensions = [2] : (tensor<50x32x180xf32>, tensor<f32>) -> tensor<50x32xf32>
    %9 = stablehlo.multiply %arg0, %arg0 : tensor<32x128xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<32xf32>
    %11 = stablehlo.sqrt %10 : tensor<32xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<50x32xf32>
    %14 = stablehlo.divide %8, %13 : tensor<50x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<50x32xf32>, tensor<f32>) -> tensor<50xf32>
    return %15 : tensor<50xf32>
  }
  func.func public @variant0_1(%arg0: tensor<32x128xf32> loc("q"), %arg1: tensor<50x180x128xf32> loc("d")) -> (tensor<50xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<50x180x128xf32>, tensor<32x128xf32>) -> tensor<50x180x32xf32>
    %1 = stablehlo.transpose %0, dims = [0, 2, 1] : (tensor<50x180x32xf32>) -> tensor<50x32x180xf32>
    %2 = stablehlo.multiply %arg1, %arg1 : tensor<50x180x128xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<50x180x128xf32>, tensor<f32>) -> tensor<50x180xf32>
    %4 = stablehlo.sqrt %3 : tensor<50x180xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 2] : (tensor<50x180xf32>) -> tensor<50x1x180xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<50x1x180xf32>) -> tensor<50x32x180xf32>
    %7 = stablehlo.divide %1, %6 : tensor<50x32x180xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.maximum across dimensions = [2] : (tensor<50x32x180xf32>, tensor<f32>) -> tensor<50x32xf32>
    %9 = stablehlo.multiply %arg0, %arg0 : tensor<32x128xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<32xf32>
    %11 = stablehlo.sqrt %10 : tensor<32xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1] : (tensor<32xf32>) -> tensor<1x32xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x32xf32>) -> tensor<50x32xf32>
    %14 = stablehlo.divide %8, %13 : tensor<50x32xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<50x32xf32>, tensor<f32>) -> tensor<50xf32>
    return %15 : tensor<50xf32>
  }
  func.func public @variant0_2(%arg0: tensor<32x128xf32> loc("q"), %arg1: tensor<50x180x128xf32> loc("d")) -> (tensor<50xf32>) {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<50x180x128xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<50x180x128xf32>, tensor<f32>) -> tensor<50x180xf32>
    %2 = stablehlo.sqrt %1 : tensor<50x180xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<50x180xf32>) -> tensor<50x180x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<50x180x1xf32>) -> tensor<50x180x128xf32>
    %5 = stablehlo.divide %arg1, %4 : tensor<50x180x128xf32>
    %6 = stablehlo.dot_general %5, %arg0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<50x180x128xf32>, tensor<32x128xf32>) -> tensor<50x180x32xf32>
    %7 = stablehlo.transpose %6, dims = [0, 2, 1] : (tensor<50x180x32xf32>) -> tensor<50x32x180xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.maximum across dimensions = [2] : (tensor<50x32x180xf32>, tensor<f32>) -> tensor<50x32xf32>
    %9 = stablehlo.multiply %arg0, %arg0 : tensor<32x128xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<32x128xf32>, tensor<f32>) -> tensor<32xf32>
    %11 = stablehlo.sqrt %10 : tensor<32xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<32xf32>
    %13 = stablehlo.divide %12, %11 : tensor<32xf32>
    %14 = stablehlo.dot_general %8, %13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<50x32xf32>, tensor<32xf32>) -> tensor<50xf32>
    return %14 : tensor<50xf32>
  }
