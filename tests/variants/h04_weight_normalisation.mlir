// h04 weight normalisation; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("v"), %arg2: tensor<768xf32> loc("g")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<1024x768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2 = stablehlo.sqrt %1 : tensor<768xf32>
    %3 = stablehlo.divide %arg2, %2 : tensor<768xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<1024x768xf32>
    %6 = stablehlo.multiply %arg1, %5 : tensor<1024x768xf32>
    %7 = stablehlo.dot_general %arg0, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    return %7 : tensor<256x768xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("v"), %arg2: tensor<768xf32> loc("g")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %1 = stablehlo.multiply %arg1, %arg1 : tensor<1024x768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %3 = stablehlo.sqrt %2 : tensor<768xf32>
    %4 = stablehlo.divide %arg2, %3 : tensor<768xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %7 = stablehlo.multiply %0, %6 : tensor<256x768xf32>
    return %7 : tensor<256x768xf32>
  }
