// h84 input gradient of a gated mlp; written by write_programs.py
  func.func public @main(%arg0: tensor<256x512xf32> loc("x"), %arg1: tensor<512x768xf32> loc("w"), %arg2: tensor<512x768xf32> loc("v"), %arg3: tensor<256x768xf32> loc("g")) -> (tensor<256x512xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x512xf32>, tensor<512x768xf32>) -> tensor<256x768xf32>
    %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x512xf32>, tensor<512x768xf32>) -> tensor<256x768xf32>
    %2 = stablehlo.negate %0 : tensor<256x768xf32>
    %3 = stablehlo.exponential %2 : tensor<256x768xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x768xf32>
    %5 = stablehlo.add %4, %3 : tensor<256x768xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x768xf32>
    %7 = stablehlo.divide %6, %5 : tensor<256x768xf32>
    %8 = stablehlo.multiply %arg3, %1 : tensor<256x768xf32>
    %9 = stablehlo.multiply %0, %7 : tensor<256x768xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x768xf32>
    %11 = stablehlo.subtract %10, %7 : tensor<256x768xf32>
    %12 = stablehlo.multiply %9, %11 : tensor<256x768xf32>
    %13 = stablehlo.add %7, %12 : tensor<256x768xf32>
    %14 = stablehlo.multiply %8, %13 : tensor<256x768xf32>
    %15 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<512x768xf32>) -> tensor<768x512xf32>
    %16 = stablehlo.dot_general %14, %15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x512xf32>) -> tensor<256x512xf32>
    %17 = stablehlo.multiply %arg3, %0 : tensor<256x768xf32>
    %18 = stablehlo.multiply %17, %7 : tensor<256x768xf32>
    %19 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<512x768xf32>) -> tensor<768x512xf32>
    %20 = stablehlo.dot_general %18, %19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x768xf32>, tensor<768x512xf32>) -> tensor<256x512xf32>
    %21 = stablehlo.add %16, %20 : tensor<256x512xf32>
    return %21 : tensor<256x512xf32>
  }
  func.func public @variant0(%arg0: tensor<256x512xf32> loc("x"), %arg1: tensor<512x768xf32> loc("w"), %arg2: tensor<512x768xf32> loc("v"), %arg3: tensor<256x768xf32> loc("g")) -> (tensor<256x512xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x512xf32>, tensor<512x768xf32>) -> tensor<256x768xf32>
    %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x512xf32>, tensor<512x768xf32>) -> tensor<256x768xf32>
    %2 = stablehlo.negate %0 : tensor<256x768xf32>
    %3 = stablehlo.exponential %2 : tensor<256x768xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<256x768xf32>
    %5 = stablehlo.add %4, %3 : tensor<256x768xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x768xf32>
    %7 = stablehlo.divide %6, %5 : tensor<256x768xf32>
    %8 = stablehlo.multiply %arg3, %7 : tensor<256x768xf32>
    %9 = stablehlo.multiply %8, %1 : tensor<256x768xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256x768xf32>
    %11 = stablehlo.subtract %10, %7 : tensor<256x768xf32>
    %12 = stablehlo.multiply %0, %11 : tensor<256x768xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256x768xf32>
    %14 = stablehlo.add %13, %12 : tensor<256x768xf32>
    %15 = stablehlo.multiply %9, %14 : tensor<256x768xf32>
    %16 = stablehlo.multiply %8, %0 : tensor<256x768xf32>
    %17 = stablehlo.concatenate %15, %16, dim = 1 : (tensor<256x768xf32>, tensor<256x768xf32>) -> tensor<256x1536xf32>
    %18 = stablehlo.concatenate %arg1, %arg2, dim = 1 : (tensor<512x768xf32>, tensor<512x768xf32>) -> tensor<512x1536xf32>
    %19 = stablehlo.transpose %18, dims = [1, 0] : (tensor<512x1536xf32>) -> tensor<1536x512xf32>
    %20 = stablehlo.dot_general %17, %19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1536xf32>, tensor<1536x512xf32>) -> tensor<256x512xf32>
    return %20 : tensor<256x512xf32>
  }
