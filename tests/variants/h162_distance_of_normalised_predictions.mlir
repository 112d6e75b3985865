// h162 distance of normalised predictions; written by write_programs.py
  func.func public @main(%arg0: tensor<640x256xf32> loc("x"), %arg1: tensor<640x256xf32> loc("y")) -> (tensor<f32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<640x256xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<640x256xf32>, tensor<f32>) -> tensor<640xf32>
    %2 = stablehlo.sqrt %1 : tensor<640xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x256xf32>
    %5 = stablehlo.divide %arg0, %4 : tensor<640x256xf32>
    %6 = stablehlo.multiply %arg1, %arg1 : tensor<640x256xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<640x256xf32>, tensor<f32>) -> tensor<640xf32>
    %8 = stablehlo.sqrt %7 : tensor<640xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x256xf32>
    %11 = stablehlo.divide %arg1, %10 : tensor<640x256xf32>
    %12 = stablehlo.subtract %5, %11 : tensor<640x256xf32>
    %13 = stablehlo.multiply %12, %12 : tensor<640x256xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<640x256xf32>, tensor<f32>) -> tensor<640xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<640xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %16 = stablehlo.divide %15, %cst_3 : tensor<f32>
    return %16 : tensor<f32>
  }
  func.func public @variant0(%arg0: tensor<640x256xf32> loc("x"), %arg1: tensor<640x256xf32> loc("y")) -> (tensor<f32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<640x256xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<640x256xf32>, tensor<f32>) -> tensor<640xf32>
    %2 = stablehlo.sqrt %1 : tensor<640xf32>
    %3 = stablehlo.multiply %arg1, %arg1 : tensor<640x256xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<640x256xf32>, tensor<f32>) -> tensor<640xf32>
    %5 = stablehlo.sqrt %4 : tensor<640xf32>
    %6 = stablehlo.multiply %2, %5 : tensor<640xf32>
    %7 = stablehlo.multiply %arg0, %arg1 : tensor<640x256xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<640x256xf32>, tensor<f32>) -> tensor<640xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<640xf32>
    %11 = stablehlo.divide %10, %6 : tensor<640xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<640xf32>
    %13 = stablehlo.subtract %12, %11 : tensor<640xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<640xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %15 = stablehlo.divide %14, %cst_5 : tensor<f32>
    return %15 : tensor<f32>
  }
  func.func public @variant0_1(%arg0: tensor<640x256xf32> loc("x"), %arg1: tensor<640x256xf32> loc("y")) -> (tensor<f32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<640x256xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<640x256xf32>, tensor<f32>) -> tensor<640xf32>
    %2 = stablehlo.multiply %arg1, %arg1 : tensor<640x256xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<640x256xf32>, tensor<f32>) -> tensor<640xf32>
    %4 = stablehlo.multiply %1, %3 : tensor<640xf32>
    %5 = stablehlo.sqrt %4 : tensor<640xf32>
    %6 = stablehlo.multiply %arg0, %arg1 : tensor<640x256xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<640x256xf32>, tensor<f32>) -> tensor<640xf32>
    %8 = stablehlo.divide %7, %5 : tensor<640xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<640xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %10 = stablehlo.divide %9, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.multiply %cst_4, %10 : tensor<f32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.subtract %cst_5, %11 : tensor<f32>
    return %12 : tensor<f32>
  }
