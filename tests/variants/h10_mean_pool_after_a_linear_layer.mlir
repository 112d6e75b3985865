// h10 mean pool after a linear layer; written by write_programs.py
  func.func public @main(%arg0: tensor<16x128x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w")) -> (tensor<16x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x128x1024xf32>, tensor<1024x768xf32>) -> tensor<16x128x768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x128x768xf32>, tensor<f32>) -> tensor<16x768xf32>
    %cst_0 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x768xf32>
    %3 = stablehlo.divide %1, %2 : tensor<16x768xf32>
    return %3 : tensor<16x768xf32>
  }
  func.func public @variant0(%arg0: tensor<16x128x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w")) -> (tensor<16x768xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<16x128x1024xf32>, tensor<f32>) -> tensor<16x1024xf32>
    %cst_0 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x1024xf32>
    %2 = stablehlo.divide %0, %1 : tensor<16x1024xf32>
    %3 = stablehlo.dot_general %2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1024xf32>, tensor<1024x768xf32>) -> tensor<16x768xf32>
    return %3 : tensor<16x768xf32>
  }
