// h114 pairwise ranking loss; written by write_programs.py
  func.func public @main(%arg0: tensor<2048x64xf32> loc("u"), %arg1: tensor<2048x64xf32> loc("p"), %arg2: tensor<2048x64xf32> loc("n")) -> (tensor<f32>) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<2048x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2048x64xf32>, tensor<f32>) -> tensor<2048xf32>
    %2 = stablehlo.multiply %arg0, %arg2 : tensor<2048x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<2048x64xf32>, tensor<f32>) -> tensor<2048xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<2048xf32>
    %5 = stablehlo.negate %4 : tensor<2048xf32>
    %6 = stablehlo.exponential %5 : tensor<2048xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %8 = stablehlo.add %7, %6 : tensor<2048xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %10 = stablehlo.divide %9, %8 : tensor<2048xf32>
    %11 = stablehlo.log %10 : tensor<2048xf32>
    %12 = stablehlo.negate %11 : tensor<2048xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<2048xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %14 = stablehlo.divide %13, %cst_4 : tensor<f32>
    return %14 : tensor<f32>
  }
  func.func public @variant0(%arg0: tensor<2048x64xf32> loc("u"), %arg1: tensor<2048x64xf32> loc("p"), %arg2: tensor<2048x64xf32> loc("n")) -> (tensor<f32>) {
    %0 = stablehlo.subtract %arg2, %arg1 : tensor<2048x64xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<2048x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2048x64xf32>, tensor<f32>) -> tensor<2048xf32>
    %3 = stablehlo.exponential %2 : tensor<2048xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %5 = stablehlo.add %4, %3 : tensor<2048xf32>
    %6 = stablehlo.log %5 : tensor<2048xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<2048xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %8 = stablehlo.divide %7, %cst_2 : tensor<f32>
    return %8 : tensor<f32>
  }
  func.func public @variant0_1(%arg0: tensor<2048x64xf32> loc("u"), %arg1: tensor<2048x64xf32> loc("p"), %arg2: tensor<2048x64xf32> loc("n")) -> (tensor<f32>) {
    %0 = stablehlo.subtract %arg1, %arg2 : tensor<2048x64xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<2048x64xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<2048x64xf32>, tensor<f32>) -> tensor<2048xf32>
    %3 = stablehlo.negate %2 : tensor<2048xf32>
    %4 = stablehlo.exponential %3 : tensor<2048xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<2048xf32>
    %6 = stablehlo.add %5, %4 : tensor<2048xf32>
    %7 = stablehlo.log %6 : tensor<2048xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<2048xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %9 = stablehlo.divide %8, %cst_2 : tensor<f32>
    return %9 : tensor<f32>
  }
