// h78 binary cross entropy; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<256x1024xf32> loc("y")) -> (tensor<256x1024xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<256x1024xf32>
    %1 = stablehlo.exponential %0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %3 = stablehlo.add %2, %1 : tensor<256x1024xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %5 = stablehlo.divide %4, %3 : tensor<256x1024xf32>
    %6 = stablehlo.log %5 : tensor<256x1024xf32>
    %7 = stablehlo.multiply %arg1, %6 : tensor<256x1024xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %9 = stablehlo.subtract %8, %arg1 : tensor<256x1024xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %11 = stablehlo.subtract %10, %5 : tensor<256x1024xf32>
    %12 = stablehlo.log %11 : tensor<256x1024xf32>
    %13 = stablehlo.multiply %9, %12 : tensor<256x1024xf32>
    %14 = stablehlo.add %7, %13 : tensor<256x1024xf32>
    %15 = stablehlo.negate %14 : tensor<256x1024xf32>
    return %15 : tensor<256x1024xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<256x1024xf32> loc("y")) -> (tensor<256x1024xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %2 = stablehlo.add %1, %0 : tensor<256x1024xf32>
    %3 = stablehlo.log %2 : tensor<256x1024xf32>
    %4 = stablehlo.multiply %arg0, %arg1 : tensor<256x1024xf32>
    %5 = stablehlo.subtract %3, %4 : tensor<256x1024xf32>
    return %5 : tensor<256x1024xf32>
  }
  func.func public @variant1(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<256x1024xf32> loc("y")) -> (tensor<256x1024xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<256x1024xf32>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<256x1024xf32>
    %3 = stablehlo.subtract %1, %2 : tensor<256x1024xf32>
    %4 = stablehlo.abs %arg0 : tensor<256x1024xf32>
    %5 = stablehlo.negate %4 : tensor<256x1024xf32>
    %6 = stablehlo.exponential %5 : tensor<256x1024xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %8 = stablehlo.add %7, %6 : tensor<256x1024xf32>
    %9 = stablehlo.log %8 : tensor<256x1024xf32>
    %10 = stablehlo.add %3, %9 : tensor<256x1024xf32>
    return %10 : tensor<256x1024xf32>
  }
