// h104 gradient of the values of attention; written by write_programs.py
  func.func public @main(%arg0: tensor<512x64xf32> loc("q"), %arg1: tensor<640x64xf32> loc("k"), %arg2: tensor<512x96xf32> loc("g")) -> (tensor<640x96xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<640x64xf32>) -> tensor<64x640xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x640xf32>) -> tensor<512x640xf32>
    %2 = stablehlo.exponential %1 : tensor<512x640xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x640xf32>, tensor<f32>) -> tensor<512xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x640xf32>
    %6 = stablehlo.divide %2, %5 : tensor<512x640xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<512x640xf32>) -> tensor<640x512xf32>
    %8 = stablehlo.dot_general %7, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x512xf32>, tensor<512x96xf32>) -> tensor<640x96xf32>
    return %8 : tensor<640x96xf32>
  }
  func.func public @variant0(%arg0: tensor<512x64xf32> loc("q"), %arg1: tensor<640x64xf32> loc("k"), %arg2: tensor<512x96xf32> loc("g")) -> (tensor<640x96xf32>) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<640x64xf32>) -> tensor<64x640xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x64xf32>, tensor<64x640xf32>) -> tensor<512x640xf32>
    %2 = stablehlo.exponential %1 : tensor<512x640xf32>
    %3 = stablehlo.transpose %2, dims = [1, 0] : (tensor<512x640xf32>) -> tensor<640x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<512x640xf32>, tensor<f32>) -> tensor<512xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x96xf32>
    %7 = stablehlo.divide %arg2, %6 : tensor<512x96xf32>
    %8 = stablehlo.dot_general %3, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x512xf32>, tensor<512x96xf32>) -> tensor<640x96xf32>
    return %8 : tensor<640x96xf32>
  }
  func.func public @variant0_1(%arg0: tensor<512x64xf32> loc("q"), %arg1: tensor<640x64xf32> loc("k"), %arg2: tensor<512x96xf32> loc("g")) -> (tensor<640x96xf32>) {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<512x64xf32>) -> tensor<64x512xf32>
    %1 = stablehlo.dot_general %arg1, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x64xf32>, tensor<64x512xf32>) -> tensor<640x512xf32>
    %2 = stablehlo.exponential %1 : tensor<640x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<640x512xf32>, tensor<f32>) -> tensor<512xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0] : (tensor<512xf32>) -> tensor<512x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<512x1xf32>) -> tensor<512x96xf32>
    %6 = stablehlo.divide %arg2, %5 : tensor<512x96xf32>
    %7 = stablehlo.dot_general %2, %6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x512xf32>, tensor<512x96xf32>) -> tensor<640x96xf32>
    return %7 : tensor<640x96xf32>
  }
