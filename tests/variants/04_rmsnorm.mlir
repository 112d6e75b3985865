// 04 rmsnorm; written by write_programs.py
  func.func public @main(%arg0: tensor<1024x4096xf32> loc("x")) -> (tensor<1024x4096xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<1024x4096xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<1024x4096xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_0 = stablehlo.constant dense<4.096000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %3 = stablehlo.divide %1, %2 : tensor<1024xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %5 = stablehlo.add %3, %4 : tensor<1024xf32>
    %6 = stablehlo.sqrt %5 : tensor<1024xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<1024xf32>) -> tensor<1024x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1024x1xf32>) -> tensor<1024x4096xf32>
    %9 = stablehlo.divide %arg0, %8 : tensor<1024x4096xf32>
    return %9 : tensor<1024x4096xf32>
  }
