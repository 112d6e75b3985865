// h15 variance; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("x")) -> (tensor<256xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.divide %0, %1 : tensor<256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<256x1024xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<256x1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %9 = stablehlo.divide %7, %8 : tensor<256xf32>
    return %9 : tensor<256xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("x")) -> (tensor<256xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.divide %0, %1 : tensor<256xf32>
    %3 = stablehlo.multiply %arg0, %arg0 : tensor<256x1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %6 = stablehlo.divide %4, %5 : tensor<256xf32>
    %7 = stablehlo.multiply %2, %2 : tensor<256xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<256xf32>
    return %8 : tensor<256xf32>
  }
