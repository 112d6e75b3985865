// h45 swish gate; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("x")) -> (tensor<256x1024xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<256x1024xf32>
    %1 = stablehlo.exponential %0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %3 = stablehlo.add %2, %1 : tensor<256x1024xf32>
    %4 = stablehlo.divide %arg0, %3 : tensor<256x1024xf32>
    return %4 : tensor<256x1024xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("x")) -> (tensor<256x1024xf32>) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<256x1024xf32>
    %2 = stablehlo.tanh %1 : tensor<256x1024xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %4 = stablehlo.add %2, %3 : tensor<256x1024xf32>
    %cst_1 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<256x1024xf32>
    %7 = stablehlo.multiply %arg0, %6 : tensor<256x1024xf32>
    return %7 : tensor<256x1024xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x1024xf32> loc("x")) -> (tensor<256x1024xf32>) {
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<256x1024xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %3 = stablehlo.multiply %2, %arg0 : tensor<256x1024xf32>
    %4 = stablehlo.tanh %3 : tensor<256x1024xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %6 = stablehlo.add %4, %5 : tensor<256x1024xf32>
    %7 = stablehlo.multiply %1, %6 : tensor<256x1024xf32>
    return %7 : tensor<256x1024xf32>
  }
