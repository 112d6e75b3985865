// 03 softmax; written by write_programs.py
  func.func public @main(%arg0: tensor<1024x4096xf32> loc("x")) -> (tensor<1024x4096xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<1024x4096xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1024x4096xf32>, tensor<f32>) -> tensor<1024xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x4096xf32>
    %4 = stablehlo.divide %0, %3 : tensor<1024x4096xf32>
    return %4 : tensor<1024x4096xf32>
  }
