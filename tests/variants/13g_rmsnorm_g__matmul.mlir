// 13g rmsnorm(g)_matmul; written by write_programs.py
  func.func public @main(%arg0: tensor<16x4096xf32> loc("x"), %arg1: tensor<4096x6144xf32> loc("w"), %arg2: tensor<4096xf32> loc("g")) -> (tensor<16x6144xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<16x4096xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x4096xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5 = stablehlo.add %3, %4 : tensor<16xf32>
    %6 = stablehlo.sqrt %5 : tensor<16xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x4096xf32>
    %9 = stablehlo.divide %arg0, %8 : tensor<16x4096xf32>
    %10 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4096xf32>) -> tensor<1x4096xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x4096xf32>) -> tensor<16x4096xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<16x4096xf32>
    %13 = stablehlo.dot_general %12, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4096xf32>, tensor<4096x6144xf32>) -> tensor<16x6144xf32>
    return %13 : tensor<16x6144xf32>
  }
  func.func public @variant0(%arg0: tensor<16x4096xf32> loc("x"), %arg1: tensor<4096x6144xf32> loc("w"), %arg2: tensor<4096xf32> loc("g")) -> (tensor<16x6144xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<16x4096xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x4096xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %5 = stablehlo.add %3, %4 : tensor<16xf32>
    %6 = stablehlo.sqrt %5 : tensor<16xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x4096xf32>
    %9 = stablehlo.divide %arg0, %8 : tensor<16x4096xf32>
    %10 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x6144xf32>
    %12 = stablehlo.multiply %arg1, %11 : tensor<4096x6144xf32>
    %13 = stablehlo.dot_general %9, %12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4096xf32>, tensor<4096x6144xf32>) -> tensor<16x6144xf32>
    return %13 : tensor<16x6144xf32>
  }
  func.func public @variant1(%arg0: tensor<16x4096xf32> loc("x"), %arg1: tensor<4096x6144xf32> loc("w"), %arg2: tensor<4096xf32> loc("g")) -> (tensor<16x6144xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<4096xf32>) -> tensor<4096x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<4096x1xf32>) -> tensor<4096x6144xf32>
    %2 = stablehlo.multiply %arg1, %1 : tensor<4096x6144xf32>
    %3 = stablehlo.dot_general %arg0, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4096xf32>, tensor<4096x6144xf32>) -> tensor<16x6144xf32>
    %4 = stablehlo.multiply %arg0, %arg0 : tensor<16x4096xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x4096xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %7 = stablehlo.divide %5, %6 : tensor<16xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %9 = stablehlo.add %7, %8 : tensor<16xf32>
    %10 = stablehlo.sqrt %9 : tensor<16xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x6144xf32>
    %13 = stablehlo.divide %3, %12 : tensor<16x6144xf32>
    return %13 : tensor<16x6144xf32>
  }
  func.func public @variant2(%arg0: tensor<16x4096xf32> loc("x"), %arg1: tensor<4096x6144xf32> loc("w"), %arg2: tensor<4096xf32> loc("g")) -> (tensor<16x6144xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<4096xf32>) -> tensor<1x4096xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x4096xf32>) -> tensor<16x4096xf32>
    %2 = stablehlo.multiply %arg0, %1 : tensor<16x4096xf32>
    %3 = stablehlo.dot_general %2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4096xf32>, tensor<4096x6144xf32>) -> tensor<16x6144xf32>
    %4 = stablehlo.multiply %arg0, %arg0 : tensor<16x4096xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x4096xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %7 = stablehlo.divide %5, %6 : tensor<16xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %9 = stablehlo.add %7, %8 : tensor<16xf32>
    %10 = stablehlo.sqrt %9 : tensor<16xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x6144xf32>
    %13 = stablehlo.divide %3, %12 : tensor<16x6144xf32>
    return %13 : tensor<16x6144xf32>
  }
