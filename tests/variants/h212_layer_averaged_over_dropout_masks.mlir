// h212 layer averaged over dropout masks; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<5x256x1024xf32> loc("m"), %arg2: tensor<1024x768xf32> loc("w"), %arg3: tensor<768xf32> loc("b")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<256x1024xf32>) -> tensor<1x256x1024xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x256x1024xf32>) -> tensor<5x256x1024xf32>
    %2 = stablehlo.multiply %1, %arg1 : tensor<5x256x1024xf32>
    %3 = stablehlo.dot_general %2, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<5x256x1024xf32>, tensor<1024x768xf32>) -> tensor<5x256x768xf32>
    %4 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (tensor<768xf32>) -> tensor<1x1x768xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<1x1x768xf32>) -> tensor<5x256x768xf32>
    %6 = stablehlo.add %3, %5 : tensor<5x256x768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5x256x768xf32>, tensor<f32>) -> tensor<256x768xf32>
    %cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x768xf32>
    %9 = stablehlo.divide %7, %8 : tensor<256x768xf32>
    return %9 : tensor<256x768xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<5x256x1024xf32> loc("m"), %arg2: tensor<1024x768xf32> loc("w"), %arg3: tensor<768xf32> loc("b")) -> (tensor<256x768xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5x256x1024xf32>, tensor<f32>) -> tensor<256x1024xf32>
    %cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %2 = stablehlo.divide %0, %1 : tensor<256x1024xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<256x1024xf32>
    %4 = stablehlo.dot_general %3, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %5 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %7 = stablehlo.add %4, %6 : tensor<256x768xf32>
    return %7 : tensor<256x768xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<5x256x1024xf32> loc("m"), %arg2: tensor<1024x768xf32> loc("w"), %arg3: tensor<768xf32> loc("b")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<256x1024xf32>) -> tensor<1x256x1024xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x256x1024xf32>) -> tensor<5x256x1024xf32>
    %2 = stablehlo.multiply %1, %arg1 : tensor<5x256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5x256x1024xf32>, tensor<f32>) -> tensor<256x1024xf32>
    %cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %5 = stablehlo.divide %3, %4 : tensor<256x1024xf32>
    %6 = stablehlo.dot_general %5, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %7 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %9 = stablehlo.add %6, %8 : tensor<256x768xf32>
    return %9 : tensor<256x768xf32>
  }
  func.func public @variant0_2(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<5x256x1024xf32> loc("m"), %arg2: tensor<1024x768xf32> loc("w"), %arg3: tensor<768xf32> loc("b")) -> (tensor<256x768xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<5x256x1024xf32>, tensor<f32>) -> tensor<256x1024xf32>
    %1 = stablehlo.multiply %arg0, %0 : tensor<256x1024xf32>
    %2 = stablehlo.dot_general %1, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %cst_0 = stablehlo.constant dense<5.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256x768xf32>
    %4 = stablehlo.divide %2, %3 : tensor<256x768xf32>
    %5 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %7 = stablehlo.add %4, %6 : tensor<256x768xf32>
    return %7 : tensor<256x768xf32>
  }
