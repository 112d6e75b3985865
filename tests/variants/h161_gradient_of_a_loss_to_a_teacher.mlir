// h161 gradient of a loss to a teacher; written by write_programs.py
  func.func public @main(%arg0: tensor<256x8000xf32> loc("x"), %arg1: tensor<256x8000xf32> loc("t")) -> (tensor<256x8000xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x8000xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x8000xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x8000xf32>
    %4 = stablehlo.divide %0, %3 : tensor<256x8000xf32>
    %5 = stablehlo.exponential %arg1 : tensor<256x8000xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x8000xf32>, tensor<f32>) -> tensor<256xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x8000xf32>
    %9 = stablehlo.divide %5, %8 : tensor<256x8000xf32>
    %10 = stablehlo.negate %9 : tensor<256x8000xf32>
    %11 = stablehlo.divide %10, %4 : tensor<256x8000xf32>
    %12 = stablehlo.multiply %4, %11 : tensor<256x8000xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x8000xf32>, tensor<f32>) -> tensor<256xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x8000xf32>
    %16 = stablehlo.subtract %11, %15 : tensor<256x8000xf32>
    %17 = stablehlo.multiply %4, %16 : tensor<256x8000xf32>
    return %17 : tensor<256x8000xf32>
  }
  func.func public @variant0(%arg0: tensor<256x8000xf32> loc("x"), %arg1: tensor<256x8000xf32> loc("t")) -> (tensor<256x8000xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x8000xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x8000xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x8000xf32>
    %4 = stablehlo.divide %0, %3 : tensor<256x8000xf32>
    %5 = stablehlo.exponential %arg1 : tensor<256x8000xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x8000xf32>, tensor<f32>) -> tensor<256xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x8000xf32>
    %9 = stablehlo.divide %5, %8 : tensor<256x8000xf32>
    %10 = stablehlo.subtract %4, %9 : tensor<256x8000xf32>
    return %10 : tensor<256x8000xf32>
  }
