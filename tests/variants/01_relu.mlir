// 01 relu; written by write_programs.py
  func.func public @main(%arg0: tensor<1024x4096xf32> loc("x")) -> (tensor<1024x4096xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1024x4096xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<1024x4096xf32>
    return %1 : tensor<1024x4096xf32>
  }
