// h81 loss of a low-rank factorisation; written by write_programs.py
  func.func public @main(%arg0: tensor<1024x1500xf32> loc("x"), %arg1: tensor<1024x24xf32> loc("u"), %arg2: tensor<1500x24xf32> loc("v")) -> (tensor<f32>) {
    %0 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<1500x24xf32>) -> tensor<24x1500xf32>
    %1 = stablehlo.dot_general %arg1, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x24xf32>, tensor<24x1500xf32>) -> tensor<1024x1500xf32>
    %2 = stablehlo.subtract %arg0, %1 : tensor<1024x1500xf32>
    %3 = stablehlo.multiply %2, %2 : tensor<1024x1500xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1024x1500xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32>
    return %5 : tensor<f32>
  }
  func.func public @variant0(%arg0: tensor<1024x1500xf32> loc("x"), %arg1: tensor<1024x24xf32> loc("u"), %arg2: tensor<1500x24xf32> loc("v")) -> (tensor<f32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<1024x1500xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1024x1500xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x1500xf32>, tensor<1500x24xf32>) -> tensor<1024x24xf32>
    %4 = stablehlo.multiply %3, %arg1 : tensor<1024x24xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<1024x24xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.multiply %cst_3, %6 : tensor<f32>
    %8 = stablehlo.subtract %2, %7 : tensor<f32>
    %9 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<1024x24xf32>) -> tensor<24x1024xf32>
    %10 = stablehlo.dot_general %9, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x1024xf32>, tensor<1024x24xf32>) -> tensor<24x24xf32>
    %11 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<1500x24xf32>) -> tensor<24x1500xf32>
    %12 = stablehlo.dot_general %11, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<24x1500xf32>, tensor<1500x24xf32>) -> tensor<24x24xf32>
    %13 = stablehlo.multiply %10, %12 : tensor<24x24xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<24x24xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    %16 = stablehlo.add %8, %15 : tensor<f32>
    return %16 : tensor<f32>
  }
