// h02 attention with bias; written by write_programs.py
  func.func public @main(%arg0: tensor<512x64xf32> loc("q"), %arg1: tensor<640x64xf32> loc("k"), %arg2: tensor<640x96xf32> loc("v"), %arg3: tensor<512x640xf32> loc("b")) -> (tensor<512x96xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<640x64xf32>) -> tensor<64x640xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x640xf32>) -> tensor<512x640xf32>
    %2 = stablehlo.add %1, %arg3 : tensor<512x640xf32>
    %3 = stablehlo.exponential %2 : tensor<512x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x640xf32>, tensor<f32>) -> tensor<512xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x640xf32>
    %7 = stablehlo.divide %3, %6 : tensor<512x640xf32>
    %8 = stablehlo.dot_general %7, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x96xf32>) -> tensor<512x96xf32>
    return %8 : tensor<512x96xf32>
  }
  func.func public @variant0(%arg0: tensor<512x64xf32> loc("q"), %arg1: tensor<640x64xf32> loc("k"), %arg2: tensor<640x96xf32> loc("v"), %arg3: tensor<512x640xf32> loc("b")) -> (tensor<512x96xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<640x64xf32>) -> tensor<64x640xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x640xf32>) -> tensor<512x640xf32>
    %2 = stablehlo.add %1, %arg3 : tensor<512x640xf32>
    %3 = stablehlo.exponential %2 : tensor<512x640xf32>
    %4 = stablehlo.dot_general %3, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x640xf32>, tensor<640x96xf32>) -> tensor<512x96xf32>
    %5 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<640x64xf32>) -> tensor<64x640xf32>
    %6 = stablehlo.dot_general %arg0, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x640xf32>) -> tensor<512x640xf32>
    %7 = stablehlo.add %6, %arg3 : tensor<512x640xf32>
    %8 = stablehlo.exponential %7 : tensor<512x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x640xf32>, tensor<f32>) -> tensor<512xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x96xf32>
    %12 = stablehlo.divide %4, %11 : tensor<512x96xf32>
    return %12 : tensor<512x96xf32>
  }
