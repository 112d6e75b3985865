// h17 sum of an outer product; written by write_programs.py
  func.func public @main(%arg0: tensor<768xf32> loc("x"), %arg1: tensor<1024xf32> loc("y")) -> (tensor<f32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<768xf32>) -> tensor<768x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<768x1xf32>) -> tensor<768x1024xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<768x1024xf32>
    %4 = stablehlo.multiply %2, %3 : tensor<768x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<768x1024xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    return %6 : tensor<f32>
  }
  func.func public @variant0(%arg0: tensor<768xf32> loc("x"), %arg1: tensor<1024xf32> loc("y")) -> (tensor<f32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1024xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.multiply %0, %1 : tensor<f32>
    return %2 : tensor<f32>
  }
