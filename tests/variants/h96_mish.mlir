// h96 mish; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("x")) -> (tensor<256x1024xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %2 = stablehlo.add %1, %0 : tensor<256x1024xf32>
    %3 = stablehlo.log %2 : tensor<256x1024xf32>
    %4 = stablehlo.tanh %3 : tensor<256x1024xf32>
    %5 = stablehlo.multiply %arg0, %4 : tensor<256x1024xf32>
    return %5 : tensor<256x1024xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("x")) -> (tensor<256x1024xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %2 = stablehlo.add %0, %1 : tensor<256x1024xf32>
    %3 = stablehlo.multiply %0, %2 : tensor<256x1024xf32>
    %4 = stablehlo.multiply %arg0, %3 : tensor<256x1024xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %6 = stablehlo.add %3, %5 : tensor<256x1024xf32>
    %7 = stablehlo.divide %4, %6 : tensor<256x1024xf32>
    return %7 : tensor<256x1024xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x1024xf32> loc("x")) -> (tensor<256x1024xf32>) {
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<256x1024xf32>
    %2 = stablehlo.exponential %arg0 : tensor<256x1024xf32>
    %3 = stablehlo.exponential %arg0 : tensor<256x1024xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %5 = stablehlo.add %3, %4 : tensor<256x1024xf32>
    %6 = stablehlo.multiply %2, %5 : tensor<256x1024xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %8 = stablehlo.add %6, %7 : tensor<256x1024xf32>
    %9 = stablehlo.divide %1, %8 : tensor<256x1024xf32>
    %10 = stablehlo.subtract %arg0, %9 : tensor<256x1024xf32>
    return %10 : tensor<256x1024xf32>
  }
