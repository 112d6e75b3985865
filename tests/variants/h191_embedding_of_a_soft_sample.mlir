// h191 embedding of a soft sample; written by write_programs.py
  func.func public @main(%arg0: tensor<256x512xf32> loc("x"), %arg1: tensor<256x512xf32> loc("u"), %arg2: tensor<512x96xf32> loc("t")) -> (tensor<256x96xf32>) {
    %0 = stablehlo.log %arg1 : tensor<256x512xf32>
    %1 = stablehlo.negate %0 : tensor<256x512xf32>
    %2 = stablehlo.log %1 : tensor<256x512xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<256x512xf32>
    %4 = stablehlo.exponential %3 : tensor<256x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x512xf32>, tensor<f32>) -> tensor<256xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x512xf32>
    %8 = stablehlo.divide %4, %7 : tensor<256x512xf32>
    %9 = stablehlo.dot_general %8, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x512xf32>, tensor<512x96xf32>) -> tensor<256x96xf32>
    return %9 : tensor<256x96xf32>
  }
  func.func public @variant0(%arg0: tensor<256x512xf32> loc("x"), %arg1: tensor<256x512xf32> loc("u"), %arg2: tensor<512x96xf32> loc("t")) -> (tensor<256x96xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x512xf32>
    %1 = stablehlo.log %arg1 : tensor<256x512xf32>
    %2 = stablehlo.negate %1 : tensor<256x512xf32>
    %3 = stablehlo.divide %0, %2 : tensor<256x512xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x512xf32>, tensor<f32>) -> tensor<256xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x512xf32>
    %7 = stablehlo.divide %3, %6 : tensor<256x512xf32>
    %8 = stablehlo.dot_general %7, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x512xf32>, tensor<512x96xf32>) -> tensor<256x96xf32>
    return %8 : tensor<256x96xf32>
  }
  func.func public @variant1(%arg0: tensor<256x512xf32> loc("x"), %arg1: tensor<256x512xf32> loc("u"), %arg2: tensor<512x96xf32> loc("t")) -> (tensor<256x96xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x512xf32>
    %1 = stablehlo.log %arg1 : tensor<256x512xf32>
    %2 = stablehlo.negate %1 : tensor<256x512xf32>
    %3 = stablehlo.divide %0, %2 : tensor<256x512xf32>
    %4 = stablehlo.dot_general %3, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x512xf32>, tensor<512x96xf32>) -> tensor<256x96xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x512xf32>, tensor<f32>) -> tensor<256xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x96xf32>
    %8 = stablehlo.divide %4, %7 : tensor<256x96xf32>
    return %8 : tensor<256x96xf32>
  }
