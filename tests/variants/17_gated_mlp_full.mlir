// 17 gated_mlp_full; written by write_programs.py
  func.func public @main(%arg0: tensor<1000x1024xf32> loc("x"), %arg1: tensor<1024x1100xf32> loc("w1"), %arg2: tensor<1024x1100xf32> loc("w2"), %arg3: tensor<1100x1200xf32> loc("w3")) -> (tensor<1000x1200xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1000x1024xf32>, tensor<1024x1100xf32>) -> tensor<1000x1100xf32>
    %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1000x1024xf32>, tensor<1024x1100xf32>) -> tensor<1000x1100xf32>
    %2 = stablehlo.negate %0 : tensor<1000x1100xf32>
    %3 = stablehlo.exponential %2 : tensor<1000x1100xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1000x1100xf32>
    %5 = stablehlo.add %4, %3 : tensor<1000x1100xf32>
    %6 = stablehlo.divide %0, %5 : tensor<1000x1100xf32>
    %7 = stablehlo.multiply %6, %1 : tensor<1000x1100xf32>
    %8 = stablehlo.dot_general %7, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1000x1100xf32>, tensor<1100x1200xf32>) -> tensor<1000x1200xf32>
    return %8 : tensor<1000x1200xf32>
  }
  func.func public @variant0(%arg0: tensor<1000x1024xf32> loc("x"), %arg1: tensor<1024x1100xf32> loc("w1"), %arg2: tensor<1024x1100xf32> loc("w2"), %arg3: tensor<1100x1200xf32> loc("w3")) -> (tensor<1000x1200xf32>) {
    %0 = stablehlo.concatenate %arg1, %arg2, dim = 1 : (tensor<1024x1100xf32>, tensor<1024x1100xf32>) -> tensor<1024x2200xf32>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1000x1024xf32>, tensor<1024x2200xf32>) -> tensor<1000x2200xf32>
    %2 = stablehlo.slice %1 [0:1000, 0:1100] : (tensor<1000x2200xf32>) -> tensor<1000x1100xf32>
    %3 = stablehlo.slice %1 [0:1000, 1100:2200] : (tensor<1000x2200xf32>) -> tensor<1000x1100xf32>
    %4 = stablehlo.negate %2 : tensor<1000x1100xf32>
    %5 = stablehlo.exponential %4 : tensor<1000x1100xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1000x1100xf32>
    %7 = stablehlo.add %6, %5 : tensor<1000x1100xf32>
    %8 = stablehlo.divide %2, %7 : tensor<1000x1100xf32>
    %9 = stablehlo.multiply %8, %3 : tensor<1000x1100xf32>
    %10 = stablehlo.dot_general %9, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1000x1100xf32>, tensor<1100x1200xf32>) -> tensor<1000x1200xf32>
    return %10 : tensor<1000x1200xf32>
  }
  func.func public @variant1(%arg0: tensor<1000x1024xf32> loc("x"), %arg1: tensor<1024x1100xf32> loc("w1"), %arg2: tensor<1024x1100xf32> loc("w2"), %arg3: tensor<1100x1200xf32> loc("w3")) -> (tensor<1000x1200xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1024x1100xf32>, tensor<1000x1024xf32>) -> tensor<1100x1000xf32>
    %1 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1024x1100xf32>, tensor<1000x1024xf32>) -> tensor<1100x1000xf32>
    %2 = stablehlo.negate %0 : tensor<1100x1000xf32>
    %3 = stablehlo.exponential %2 : tensor<1100x1000xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1100x1000xf32>
    %5 = stablehlo.add %4, %3 : tensor<1100x1000xf32>
    %6 = stablehlo.divide %0, %5 : tensor<1100x1000xf32>
    %7 = stablehlo.multiply %6, %1 : tensor<1100x1000xf32>
    %8 = stablehlo.dot_general %7, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1100x1000xf32>, tensor<1100x1200xf32>) -> tensor<1000x1200xf32>
    return %8 : tensor<1000x1200xf32>
  }
  func.func public @variant1_1(%arg0: tensor<1000x1024xf32> loc("x"), %arg1: tensor<1024x1100xf32> loc("w1"), %arg2: tensor<1024x1100xf32> loc("w2"), %arg3: tensor<1100x1200xf32> loc("w3")) -> (tensor<1000x1200xf32>) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1024x1100xf32>, tensor<1000x1024xf32>) -> tensor<1100x1000xf32>
    %1 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<1024x1100xf32>, tensor<1000x1024xf32>) -> tensor<1100x1000xf32>
    %2 = stablehlo.negate %0 : tensor<1100x1000xf32>
    %3 = stablehlo.exponential %2 : tensor<1100x1000xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<1100x1000xf32>
    %5 = stablehlo.add %4, %3 : tensor<1100x1000xf32>
    %6 = stablehlo.divide %0, %5 : tensor<1100x1000xf32>
    %7 = stablehlo.multiply %6, %1 : tensor<1100x1000xf32>
    %8 = stablehlo.transpose %7, dims = [1, 0] : (tensor<1100x1000xf32>) -> tensor<1000x1100xf32>
    %9 = stablehlo.dot_general %8, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1000x1100xf32>, tensor<1100x1200xf32>) -> tensor<1000x1200xf32>
    return %9 : tensor<1000x1200xf32>
  }
