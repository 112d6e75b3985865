// h59 smoothness of features on a graph; written by write_programs.py
  func.func public @main(%arg0: tensor<640x640xf32> loc("a"), %arg1: tensor<640x48xf32> loc("x")) -> (tensor<f32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<640x48xf32>) -> tensor<640x1x48xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<640x48xf32>) -> tensor<1x640x48xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<640x1x48xf32>) -> tensor<640x640x48xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x640x48xf32>) -> tensor<640x640x48xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<640x640x48xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<640x640x48xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<640x640x48xf32>, tensor<f32>) -> tensor<640x640xf32>
    %7 = stablehlo.multiply %arg0, %6 : tensor<640x640xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<640x640xf32>, tensor<f32>) -> tensor<640xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<640xf32>, tensor<f32>) -> tensor<f32>
    return %9 : tensor<f32>
  }
  func.func public @variant0(%arg0: tensor<640x640xf32> loc("a"), %arg1: tensor<640x48xf32> loc("x")) -> (tensor<f32>) {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<640x48xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<640x48xf32>, tensor<f32>) -> tensor<640xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<640x640xf32>, tensor<f32>) -> tensor<640xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%arg0 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<640x640xf32>, tensor<f32>) -> tensor<640xf32>
    %4 = stablehlo.add %2, %3 : tensor<640xf32>
    %5 = stablehlo.multiply %4, %1 : tensor<640xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<640xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x640xf32>, tensor<640x48xf32>) -> tensor<640x48xf32>
    %8 = stablehlo.multiply %arg1, %7 : tensor<640x48xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<640x48xf32>, tensor<f32>) -> tensor<640xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<640xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %11 = stablehlo.multiply %cst_5, %10 : tensor<f32>
    %12 = stablehlo.subtract %6, %11 : tensor<f32>
    return %12 : tensor<f32>
  }
