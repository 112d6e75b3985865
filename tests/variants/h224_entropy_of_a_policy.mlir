// h224 entropy of a policy; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1000xf32> loc("x")) -> (tensor<256xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x1000xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1000xf32>
    %4 = stablehlo.divide %0, %3 : tensor<256x1000xf32>
    %5 = stablehlo.log %4 : tensor<256x1000xf32>
    %6 = stablehlo.multiply %4, %5 : tensor<256x1000xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %8 = stablehlo.negate %7 : tensor<256xf32>
    return %8 : tensor<256xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1000xf32> loc("x")) -> (tensor<256xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x1000xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.log %1 : tensor<256xf32>
    %3 = stablehlo.multiply %0, %arg0 : tensor<256x1000xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %5 = stablehlo.divide %4, %1 : tensor<256xf32>
    %6 = stablehlo.subtract %2, %5 : tensor<256xf32>
    return %6 : tensor<256xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x1000xf32> loc("x")) -> (tensor<256xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x1000xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.log %1 : tensor<256xf32>
    %3 = stablehlo.exponential %arg0 : tensor<256x1000xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1000xf32>
    %7 = stablehlo.divide %3, %6 : tensor<256x1000xf32>
    %8 = stablehlo.multiply %7, %arg0 : tensor<256x1000xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %10 = stablehlo.subtract %2, %9 : tensor<256xf32>
    return %10 : tensor<256xf32>
  }
  func.func public @variant1(%arg0: tensor<256x1000xf32> loc("x")) -> (tensor<256xf32>) {
    %0 = stablehlo.slice %arg0 [0:256, 0:500] : (tensor<256x1000xf32>) -> tensor<256x500xf32>
    %1 = stablehlo.slice %arg0 [0:256, 500:1000] : (tensor<256x1000xf32>) -> tensor<256x500xf32>
    %2 = stablehlo.exponential %0 : tensor<256x500xf32>
    %3 = stablehlo.exponential %1 : tensor<256x500xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x500xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x500xf32>, tensor<f32>) -> tensor<256xf32>
    %6 = stablehlo.add %4, %5 : tensor<256xf32>
    %7 = stablehlo.log %6 : tensor<256xf32>
    %8 = stablehlo.multiply %2, %0 : tensor<256x500xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x500xf32>, tensor<f32>) -> tensor<256xf32>
    %10 = stablehlo.multiply %3, %1 : tensor<256x500xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<256x500xf32>, tensor<f32>) -> tensor<256xf32>
    %12 = stablehlo.add %9, %11 : tensor<256xf32>
    %13 = stablehlo.divide %12, %6 : tensor<256xf32>
    %14 = stablehlo.subtract %7, %13 : tensor<256xf32>
    return %14 : tensor<256xf32>
  }
