// h194 gradients of a layer before a mean pool; written by write_programs.py
  func.func public @main(%arg0: tensor<16x128x1024xf32> loc("x"), %arg1: tensor<16x768xf32> loc("g")) -> (tensor<1024x768xf32>, tensor<768xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<16x768xf32>) -> tensor<16x1x768xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<16x1x768xf32>) -> tensor<16x128x768xf32>
    %cst = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x128x768xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x128x768xf32>
    %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x128x1024xf32>, tensor<16x128x768xf32>) -> tensor<1024x768xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<16x128x768xf32>, tensor<f32>) -> tensor<16x768xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<16x768xf32>, tensor<f32>) -> tensor<768xf32>
    return %4, %6 : tensor<1024x768xf32>, tensor<768xf32>
  }
  func.func public @variant0(%arg0: tensor<16x128x1024xf32> loc("x"), %arg1: tensor<16x768xf32> loc("g")) -> (tensor<1024x768xf32>, tensor<768xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x128x1024xf32>, tensor<f32>) -> tensor<16x1024xf32>
    %cst_0 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1024xf32>
    %2 = stablehlo.divide %0, %1 : tensor<16x1024xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<16x1024xf32>) -> tensor<1024x16xf32>
    %4 = stablehlo.dot_general %3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x16xf32>, tensor<16x768xf32>) -> tensor<1024x768xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%arg1 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<16x768xf32>, tensor<f32>) -> tensor<768xf32>
    return %4, %5 : tensor<1024x768xf32>, tensor<768xf32>
  }
  func.func public @variant0_1(%arg0: tensor<16x128x1024xf32> loc("x"), %arg1: tensor<16x768xf32> loc("g")) -> (tensor<1024x768xf32>, tensor<768xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x128x1024xf32>, tensor<f32>) -> tensor<16x1024xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<16x1024xf32>) -> tensor<1024x16xf32>
    %2 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x16xf32>, tensor<16x768xf32>) -> tensor<1024x768xf32>
    %cst_0 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1024x768xf32>
    %4 = stablehlo.divide %2, %3 : tensor<1024x768xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%arg1 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<16x768xf32>, tensor<f32>) -> tensor<768xf32>
    return %4, %5 : tensor<1024x768xf32>, tensor<768xf32>
  }
  func.func public @variant0_2(%arg0: tensor<16x128x1024xf32> loc("x"), %arg1: tensor<16x768xf32> loc("g")) -> (tensor<1024x768xf32>, tensor<768xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x128x1024xf32>, tensor<f32>) -> tensor<16x1024xf32>
    %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<16x1024xf32>) -> tensor<1024x16xf32>
    %cst_0 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x768xf32>
    %3 = stablehlo.divide %arg1, %2 : tensor<16x768xf32>
    %4 = stablehlo.dot_general %1, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x16xf32>, tensor<16x768xf32>) -> tensor<1024x768xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%arg1 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<16x768xf32>, tensor<f32>) -> tensor<768xf32>
    return %4, %5 : tensor<1024x768xf32>, tensor<768xf32>
  }
