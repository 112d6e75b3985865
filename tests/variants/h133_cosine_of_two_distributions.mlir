// h133 cosine of two distributions; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<256x1024xf32> loc("y")) -> (tensor<256xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %4 = stablehlo.divide %0, %3 : tensor<256x1024xf32>
    %5 = stablehlo.exponential %arg1 : tensor<256x1024xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %9 = stablehlo.divide %5, %8 : tensor<256x1024xf32>
    %10 = stablehlo.multiply %4, %9 : tensor<256x1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %12 = stablehlo.multiply %4, %4 : tensor<256x1024xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %14 = stablehlo.sqrt %13 : tensor<256xf32>
    %15 = stablehlo.multiply %9, %9 : tensor<256x1024xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %17 = stablehlo.sqrt %16 : tensor<256xf32>
    %18 = stablehlo.multiply %14, %17 : tensor<256xf32>
    %19 = stablehlo.divide %11, %18 : tensor<256xf32>
    return %19 : tensor<256xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<256x1024xf32> loc("y")) -> (tensor<256xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x1024xf32>
    %1 = stablehlo.exponential %arg1 : tensor<256x1024xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %4 = stablehlo.multiply %0, %0 : tensor<256x1024xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %6 = stablehlo.sqrt %5 : tensor<256xf32>
    %7 = stablehlo.multiply %1, %1 : tensor<256x1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %9 = stablehlo.sqrt %8 : tensor<256xf32>
    %10 = stablehlo.multiply %6, %9 : tensor<256xf32>
    %11 = stablehlo.divide %3, %10 : tensor<256xf32>
    return %11 : tensor<256xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<256x1024xf32> loc("y")) -> (tensor<256xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x1024xf32>
    %1 = stablehlo.exponential %arg1 : tensor<256x1024xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %4 = stablehlo.multiply %0, %0 : tensor<256x1024xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %6 = stablehlo.multiply %1, %1 : tensor<256x1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %8 = stablehlo.multiply %5, %7 : tensor<256xf32>
    %9 = stablehlo.sqrt %8 : tensor<256xf32>
    %10 = stablehlo.divide %3, %9 : tensor<256xf32>
    return %10 : tensor<256xf32>
  }
