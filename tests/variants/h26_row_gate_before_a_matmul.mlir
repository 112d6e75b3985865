// h26 row gate before a matmul; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<256xf32> loc("g"), %arg2: tensor<1024x768xf32> loc("w")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.negate %arg1 : tensor<256xf32>
    %1 = stablehlo.exponential %0 : tensor<256xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3 = stablehlo.add %2, %1 : tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5 = stablehlo.divide %4, %3 : tensor<256xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %8 = stablehlo.multiply %arg0, %7 : tensor<256x1024xf32>
    %9 = stablehlo.dot_general %8, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    return %9 : tensor<256x768xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<256xf32> loc("g"), %arg2: tensor<1024x768xf32> loc("w")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %1 = stablehlo.negate %arg1 : tensor<256xf32>
    %2 = stablehlo.exponential %1 : tensor<256xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4 = stablehlo.add %3, %2 : tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %6 = stablehlo.divide %5, %4 : tensor<256xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %9 = stablehlo.multiply %0, %8 : tensor<256x768xf32>
    return %9 : tensor<256x768xf32>
  }
