// h107 guided decoding; written by write_programs.py
  func.func public @main(%arg0: tensor<256x8000xf32> loc("x"), %arg1: tensor<256x8000xf32> loc("y")) -> (tensor<256x8000xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x8000xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x8000xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.log %1 : tensor<256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x8000xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<256x8000xf32>
    %6 = stablehlo.exponential %arg1 : tensor<256x8000xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x8000xf32>, tensor<f32>) -> tensor<256xf32>
    %8 = stablehlo.log %7 : tensor<256xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x8000xf32>
    %11 = stablehlo.subtract %arg1, %10 : tensor<256x8000xf32>
    %12 = stablehlo.subtract %5, %11 : tensor<256x8000xf32>
    %cst_1 = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x8000xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<256x8000xf32>
    %15 = stablehlo.add %11, %14 : tensor<256x8000xf32>
    %16 = stablehlo.exponential %15 : tensor<256x8000xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<256x8000xf32>, tensor<f32>) -> tensor<256xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x8000xf32>
    %20 = stablehlo.divide %16, %19 : tensor<256x8000xf32>
    return %20 : tensor<256x8000xf32>
  }
  func.func public @variant0(%arg0: tensor<256x8000xf32> loc("x"), %arg1: tensor<256x8000xf32> loc("y")) -> (tensor<256x8000xf32>) {
    %0 = stablehlo.subtract %arg0, %arg1 : tensor<256x8000xf32>
    %cst = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x8000xf32>
    %2 = stablehlo.multiply %1, %0 : tensor<256x8000xf32>
    %3 = stablehlo.add %arg1, %2 : tensor<256x8000xf32>
    %4 = stablehlo.exponential %3 : tensor<256x8000xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x8000xf32>, tensor<f32>) -> tensor<256xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x8000xf32>
    %8 = stablehlo.divide %4, %7 : tensor<256x8000xf32>
    return %8 : tensor<256x8000xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x8000xf32> loc("x"), %arg1: tensor<256x8000xf32> loc("y")) -> (tensor<256x8000xf32>) {
    %cst = stablehlo.constant dense<1.500000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x8000xf32>
    %1 = stablehlo.multiply %0, %arg0 : tensor<256x8000xf32>
    %cst_0 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x8000xf32>
    %3 = stablehlo.multiply %2, %arg1 : tensor<256x8000xf32>
    %4 = stablehlo.subtract %1, %3 : tensor<256x8000xf32>
    %5 = stablehlo.exponential %4 : tensor<256x8000xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x8000xf32>, tensor<f32>) -> tensor<256xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x8000xf32>
    %9 = stablehlo.divide %5, %8 : tensor<256x8000xf32>
    return %9 : tensor<256x8000xf32>
  }
