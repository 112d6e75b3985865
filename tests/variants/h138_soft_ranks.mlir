// h138 soft ranks; written by write_programs.py
  func.func public @main(%arg0: tensor<64x320xf32> loc("x")) -> (tensor<64x320xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<64x320xf32>) -> tensor<64x1x320xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<64x320xf32>) -> tensor<64x320x1xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<64x1x320xf32>) -> tensor<64x320x320xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<64x320x1xf32>) -> tensor<64x320x320xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<64x320x320xf32>
    %5 = stablehlo.negate %4 : tensor<64x320x320xf32>
    %6 = stablehlo.exponential %5 : tensor<64x320x320xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x320x320xf32>
    %8 = stablehlo.add %7, %6 : tensor<64x320x320xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x320x320xf32>
    %10 = stablehlo.divide %9, %8 : tensor<64x320x320xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<64x320x320xf32>, tensor<f32>) -> tensor<64x320xf32>
    return %11 : tensor<64x320xf32>
  }
  func.func public @variant0(%arg0: tensor<64x320xf32> loc("x")) -> (tensor<64x320xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<64x320xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<64x320xf32>) -> tensor<64x1x320xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 2] : (tensor<64x320xf32>) -> tensor<64x1x320xf32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<64x320xf32>) -> tensor<64x320x1xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<64x1x320xf32>) -> tensor<64x320x320xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<64x320x1xf32>) -> tensor<64x320x320xf32>
    %6 = stablehlo.add %4, %5 : tensor<64x320x320xf32>
    %7 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<64x1x320xf32>) -> tensor<64x320x320xf32>
    %8 = stablehlo.divide %7, %6 : tensor<64x320x320xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<64x320x320xf32>, tensor<f32>) -> tensor<64x320xf32>
    return %9 : tensor<64x320xf32>
  }
  func.func public @variant0_1(%arg0: tensor<64x320xf32> loc("x")) -> (tensor<64x320xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<64x320xf32>
    %1 = stablehlo.negate %arg0 : tensor<64x320xf32>
    %2 = stablehlo.exponential %1 : tensor<64x320xf32>
    %3 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<64x320xf32>) -> tensor<64x320x1xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 2] : (tensor<64x320xf32>) -> tensor<64x1x320xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<64x320x1xf32>) -> tensor<64x320x320xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<64x1x320xf32>) -> tensor<64x320x320xf32>
    %7 = stablehlo.multiply %5, %6 : tensor<64x320x320xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<64x320x320xf32>
    %9 = stablehlo.add %8, %7 : tensor<64x320x320xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<64x320x320xf32>
    %11 = stablehlo.divide %10, %9 : tensor<64x320x320xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<64x320x320xf32>, tensor<f32>) -> tensor<64x320xf32>
    return %12 : tensor<64x320xf32>
  }
