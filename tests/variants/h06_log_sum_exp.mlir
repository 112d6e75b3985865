// h06 log-sum-exp; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("x")) -> (tensor<256xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<256x1024xf32>
    %4 = stablehlo.exponential %3 : tensor<256x1024xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %6 = stablehlo.log %5 : tensor<256xf32>
    %7 = stablehlo.add %6, %0 : tensor<256xf32>
    return %7 : tensor<256xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("x")) -> (tensor<256xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.log %1 : tensor<256xf32>
    return %2 : tensor<256xf32>
  }
