// h76 divergence of a student from its teacher; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("s"), %arg1: tensor<256x1024xf32> loc("t")) -> (tensor<256xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %4 = stablehlo.divide %0, %3 : tensor<256x1024xf32>
    %5 = stablehlo.log %4 : tensor<256x1024xf32>
    %6 = stablehlo.exponential %arg1 : tensor<256x1024xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %10 = stablehlo.divide %6, %9 : tensor<256x1024xf32>
    %11 = stablehlo.log %10 : tensor<256x1024xf32>
    %12 = stablehlo.subtract %5, %11 : tensor<256x1024xf32>
    %13 = stablehlo.multiply %4, %12 : tensor<256x1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    return %14 : tensor<256xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("s"), %arg1: tensor<256x1024xf32> loc("t")) -> (tensor<256xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x1024xf32>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<256x1024xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %5 = stablehlo.divide %3, %4 : tensor<256xf32>
    %6 = stablehlo.exponential %arg0 : tensor<256x1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %8 = stablehlo.log %7 : tensor<256xf32>
    %9 = stablehlo.subtract %5, %8 : tensor<256xf32>
    %10 = stablehlo.exponential %arg1 : tensor<256x1024xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %12 = stablehlo.log %11 : tensor<256xf32>
    %13 = stablehlo.add %9, %12 : tensor<256xf32>
    return %13 : tensor<256xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x1024xf32> loc("s"), %arg1: tensor<256x1024xf32> loc("t")) -> (tensor<256xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %4 = stablehlo.divide %0, %3 : tensor<256x1024xf32>
    %5 = stablehlo.subtract %arg0, %arg1 : tensor<256x1024xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<256x1024xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %8 = stablehlo.exponential %arg1 : tensor<256x1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %10 = stablehlo.log %9 : tensor<256xf32>
    %11 = stablehlo.exponential %arg0 : tensor<256x1024xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %13 = stablehlo.log %12 : tensor<256xf32>
    %14 = stablehlo.subtract %10, %13 : tensor<256xf32>
    %15 = stablehlo.add %7, %14 : tensor<256xf32>
    return %15 : tensor<256xf32>
  }
