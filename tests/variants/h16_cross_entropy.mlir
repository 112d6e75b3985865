// h16 cross entropy; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<256x1024xf32> loc("t")) -> (tensor<256xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.log %1 : tensor<256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %5 = stablehlo.subtract %4, %arg0 : tensor<256x1024xf32>
    %6 = stablehlo.multiply %arg1, %5 : tensor<256x1024xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    return %7 : tensor<256xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<256x1024xf32> loc("t")) -> (tensor<256xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.log %1 : tensor<256xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%arg1 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<256xf32>
    %5 = stablehlo.multiply %arg1, %arg0 : tensor<256x1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %7 = stablehlo.subtract %4, %6 : tensor<256xf32>
    return %7 : tensor<256xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<256x1024xf32> loc("t")) -> (tensor<256xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %1 = stablehlo.exponential %arg0 : tensor<256x1024xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %3 = stablehlo.log %2 : tensor<256xf32>
    %4 = stablehlo.multiply %0, %3 : tensor<256xf32>
    %5 = stablehlo.dot_general %arg1, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<256x1024xf32>) -> tensor<256xf32>
    %6 = stablehlo.subtract %4, %5 : tensor<256xf32>
    return %6 : tensor<256xf32>
  }
