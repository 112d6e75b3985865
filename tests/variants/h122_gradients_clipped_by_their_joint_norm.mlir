// h122 gradients clipped by their joint norm; written by write_programs.py
  func.func public @main(%arg0: tensor<512x384xf32> loc("a"), %arg1: tensor<384xf32> loc("b"), %arg2: tensor<384x96xf32> loc("c")) -> (tensor<512x384xf32>, tensor<384xf32>, tensor<384x96xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<512x384xf32>) -> tensor<196608xf32>
    %1 = stablehlo.reshape %arg2 : (tensor<384x96xf32>) -> tensor<36864xf32>
    %2 = stablehlo.concatenate %0, %arg1, %1, dim = 0 : (tensor<196608xf32>, tensor<384xf32>, tensor<36864xf32>) -> tensor<233856xf32>
    %3 = stablehlo.multiply %2, %2 : tensor<233856xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<233856xf32>, tensor<f32>) -> tensor<f32>
    %5 = stablehlo.sqrt %4 : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.maximum %5, %cst_0 : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<512x384xf32>
    %8 = stablehlo.divide %arg0, %7 : tensor<512x384xf32>
    %9 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %10 = stablehlo.divide %arg1, %9 : tensor<384xf32>
    %11 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<384x96xf32>
    %12 = stablehlo.divide %arg2, %11 : tensor<384x96xf32>
    return %8, %10, %12 : tensor<512x384xf32>, tensor<384xf32>, tensor<384x96xf32>
  }
  func.func public @variant0(%arg0: tensor<512x384xf32> loc("a"), %arg1: tensor<384xf32> loc("b"), %arg2: tensor<384x96xf32> loc("c")) -> (tensor<512x384xf32>, tensor<384xf32>, tensor<384x96xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<512x384xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x384xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<512xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.multiply %arg1, %arg1 : tensor<384xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<384xf32>, tensor<f32>) -> tensor<f32>
    %5 = stablehlo.add %2, %4 : tensor<f32>
    %6 = stablehlo.multiply %arg2, %arg2 : tensor<384x96xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<384x96xf32>, tensor<f32>) -> tensor<384xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<384xf32>, tensor<f32>) -> tensor<f32>
    %9 = stablehlo.add %5, %8 : tensor<f32>
    %10 = stablehlo.sqrt %9 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.maximum %10, %cst_4 : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<512x384xf32>
    %13 = stablehlo.divide %arg0, %12 : tensor<512x384xf32>
    %14 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %15 = stablehlo.divide %arg1, %14 : tensor<384xf32>
    %16 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<384x96xf32>
    %17 = stablehlo.divide %arg2, %16 : tensor<384x96xf32>
    return %13, %15, %17 : tensor<512x384xf32>, tensor<384xf32>, tensor<384x96xf32>
  }
  func.func public @variant0_1(%arg0: tensor<512x384xf32> loc("a"), %arg1: tensor<384xf32> loc("b"), %arg2: tensor<384x96xf32> loc("c")) -> (tensor<512x384xf32>, tensor<384xf32>, tensor<384x96xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<512x384xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x384xf32>, tensor<f32>) -> tensor<512xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<512xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.multiply %arg1, %arg1 : tensor<384xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<384xf32>, tensor<f32>) -> tensor<f32>
    %5 = stablehlo.add %2, %4 : tensor<f32>
    %6 = stablehlo.multiply %arg2, %arg2 : tensor<384x96xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<384x96xf32>, tensor<f32>) -> tensor<384xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<384xf32>, tensor<f32>) -> tensor<f32>
    %9 = stablehlo.add %5, %8 : tensor<f32>
    %10 = stablehlo.sqrt %9 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.maximum %10, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.divide %cst_5, %11 : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<512x384xf32>
    %14 = stablehlo.multiply %arg0, %13 : tensor<512x384xf32>
    %15 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<384xf32>
    %16 = stablehlo.multiply %arg1, %15 : tensor<384xf32>
    %17 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<384x96xf32>
    %18 = stablehlo.multiply %arg2, %17 : tensor<384x96xf32>
    return %14, %16, %18 : tensor<512x384xf32>, tensor<384xf32>, tensor<384x96xf32>
  }
