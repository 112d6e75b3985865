// h112 two rounds of Sinkhorn; written by write_programs.py
  func.func public @main(%arg0: tensor<640x512xf32> loc("s")) -> (tensor<640x512xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<640x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<640x512xf32>, tensor<f32>) -> tensor<640xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x512xf32>
    %4 = stablehlo.divide %0, %3 : tensor<640x512xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<640x512xf32>, tensor<f32>) -> tensor<512xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<512xf32>) -> tensor<1x512xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x512xf32>) -> tensor<640x512xf32>
    %8 = stablehlo.divide %4, %7 : tensor<640x512xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<640x512xf32>, tensor<f32>) -> tensor<640xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x512xf32>
    %12 = stablehlo.divide %8, %11 : tensor<640x512xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<640x512xf32>, tensor<f32>) -> tensor<512xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<512xf32>) -> tensor<1x512xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x512xf32>) -> tensor<640x512xf32>
    %16 = stablehlo.divide %12, %15 : tensor<640x512xf32>
    return %16 : tensor<640x512xf32>
  }
  func.func public @variant0(%arg0: tensor<640x512xf32> loc("s")) -> (tensor<640x512xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<640x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<640x512xf32>, tensor<f32>) -> tensor<640xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %3 = stablehlo.divide %2, %1 : tensor<640xf32>
    %4 = stablehlo.dot_general %3, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640xf32>, tensor<640x512xf32>) -> tensor<512xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %6 = stablehlo.divide %5, %4 : tensor<512xf32>
    %7 = stablehlo.dot_general %0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x512xf32>, tensor<512xf32>) -> tensor<640xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %9 = stablehlo.divide %8, %7 : tensor<640xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x512xf32>
    %12 = stablehlo.multiply %11, %0 : tensor<640x512xf32>
    %13 = stablehlo.dot_general %9, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640xf32>, tensor<640x512xf32>) -> tensor<512xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %15 = stablehlo.divide %14, %13 : tensor<512xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [1] : (tensor<512xf32>) -> tensor<1x512xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x512xf32>) -> tensor<640x512xf32>
    %18 = stablehlo.multiply %12, %17 : tensor<640x512xf32>
    return %18 : tensor<640x512xf32>
  }
  func.func public @variant0_1(%arg0: tensor<640x512xf32> loc("s")) -> (tensor<640x512xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<640x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<640x512xf32>, tensor<f32>) -> tensor<640xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %3 = stablehlo.divide %2, %1 : tensor<640xf32>
    %4 = stablehlo.dot_general %3, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640xf32>, tensor<640x512xf32>) -> tensor<512xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<512xf32>
    %6 = stablehlo.divide %5, %4 : tensor<512xf32>
    %7 = stablehlo.dot_general %0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x512xf32>, tensor<512xf32>) -> tensor<640xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %9 = stablehlo.divide %8, %7 : tensor<640xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x512xf32>
    %12 = stablehlo.multiply %11, %0 : tensor<640x512xf32>
    %13 = stablehlo.dot_general %9, %0, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640xf32>, tensor<640x512xf32>) -> tensor<512xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<512xf32>) -> tensor<1x512xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x512xf32>) -> tensor<640x512xf32>
    %16 = stablehlo.divide %12, %15 : tensor<640x512xf32>
    return %16 : tensor<640x512xf32>
  }
