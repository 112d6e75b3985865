// 21 softmax_stable; written by write_programs.py
  func.func public @main(%arg0: tensor<1024x4096xf32> loc("x")) -> (tensor<1024x4096xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x4096xf32>, tensor<f32>) -> tensor<1024xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x4096xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<1024x4096xf32>
    %4 = stablehlo.exponential %3 : tensor<1024x4096xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<1024x4096xf32>, tensor<f32>) -> tensor<1024xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x4096xf32>
    %8 = stablehlo.divide %4, %7 : tensor<1024x4096xf32>
    return %8 : tensor<1024x4096xf32>
  }
  func.func public @variant0(%arg0: tensor<1024x4096xf32> loc("x")) -> (tensor<1024x4096xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<1024x4096xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1024x4096xf32>, tensor<f32>) -> tensor<1024xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x4096xf32>
    %4 = stablehlo.divide %0, %3 : tensor<1024x4096xf32>
    return %4 : tensor<1024x4096xf32>
  }
  func.func public @variant1(%arg0: tensor<1024x4096xf32> loc("x")) -> (tensor<1024x4096xf32>) {
    %0 = stablehlo.slice %arg0 [0:1024, 0:2048] : (tensor<1024x4096xf32>) -> tensor<1024x2048xf32>
    %1 = stablehlo.slice %arg0 [0:1024, 2048:4096] : (tensor<1024x4096xf32>) -> tensor<1024x2048xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x2048xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x2048xf32>, tensor<f32>) -> tensor<1024xf32>
    %4 = stablehlo.maximum %2, %3 : tensor<1024xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %5 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<1024x4096xf32>, tensor<f32>) -> tensor<1024xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x4096xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<1024x4096xf32>
    %9 = stablehlo.exponential %8 : tensor<1024x4096xf32>
    %10 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x2048xf32>
    %12 = stablehlo.subtract %0, %11 : tensor<1024x2048xf32>
    %13 = stablehlo.exponential %12 : tensor<1024x2048xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<1024x2048xf32>, tensor<f32>) -> tensor<1024xf32>
    %15 = stablehlo.subtract %2, %4 : tensor<1024xf32>
    %16 = stablehlo.exponential %15 : tensor<1024xf32>
    %17 = stablehlo.multiply %14, %16 : tensor<1024xf32>
    %18 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x2048xf32>
    %20 = stablehlo.subtract %1, %19 : tensor<1024x2048xf32>
    %21 = stablehlo.exponential %20 : tensor<1024x2048xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<1024x2048xf32>, tensor<f32>) -> tensor<1024xf32>
    %23 = stablehlo.subtract %3, %4 : tensor<1024xf32>
    %24 = stablehlo.exponential %23 : tensor<1024xf32>
    %25 = stablehlo.multiply %22, %24 : tensor<1024xf32>
    %26 = stablehlo.add %17, %25 : tensor<1024xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x4096xf32>
    %29 = stablehlo.divide %9, %28 : tensor<1024x4096xf32>
    return %29 : tensor<1024x4096xf32>
  }
