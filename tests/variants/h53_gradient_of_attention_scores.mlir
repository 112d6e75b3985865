// h53 gradient of attention scores; written by write_programs.py
  func.func public @main(%arg0: tensor<512x640xf32> loc("s"), %arg1: tensor<640x64xf32> loc("v"), %arg2: tensor<512x64xf32> loc("g")) -> (tensor<512x640xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<512x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x640xf32>, tensor<f32>) -> tensor<512xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x640xf32>
    %4 = stablehlo.divide %0, %3 : tensor<512x640xf32>
    %5 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<640x64xf32>) -> tensor<64x640xf32>
    %6 = stablehlo.dot_general %arg2, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x640xf32>) -> tensor<512x640xf32>
    %7 = stablehlo.multiply %4, %6 : tensor<512x640xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<512x640xf32>, tensor<f32>) -> tensor<512xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x640xf32>
    %11 = stablehlo.subtract %6, %10 : tensor<512x640xf32>
    %12 = stablehlo.multiply %4, %11 : tensor<512x640xf32>
    return %12 : tensor<512x640xf32>
  }
  func.func public @variant0(%arg0: tensor<512x640xf32> loc("s"), %arg1: tensor<640x64xf32> loc("v"), %arg2: tensor<512x64xf32> loc("g")) -> (tensor<512x640xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<512x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x640xf32>, tensor<f32>) -> tensor<512xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x640xf32>
    %4 = stablehlo.divide %0, %3 : tensor<512x640xf32>
    %5 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<640x64xf32>) -> tensor<64x640xf32>
    %6 = stablehlo.dot_general %arg2, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x640xf32>) -> tensor<512x640xf32>
    %7 = stablehlo.dot_general %4, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x64xf32>) -> tensor<512x64xf32>
    %8 = stablehlo.multiply %arg2, %7 : tensor<512x64xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<512x64xf32>, tensor<f32>) -> tensor<512xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x640xf32>
    %12 = stablehlo.subtract %6, %11 : tensor<512x640xf32>
    %13 = stablehlo.multiply %4, %12 : tensor<512x640xf32>
    return %13 : tensor<512x640xf32>
  }
