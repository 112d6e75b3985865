// h142 pooling after a scale, a bias and a relu; written by write_programs.py
  func.func public @main(%arg0: tensor<144x176x48xf32> loc("x"), %arg1: tensor<48xf32> loc("a"), %arg2: tensor<48xf32> loc("b")) -> (tensor<72x88x48xf32>) {
    %0 = stablehlo.exponential %arg1 : tensor<48xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [2] : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x48xf32>) -> tensor<144x176x48xf32>
    %3 = stablehlo.multiply %arg0, %2 : tensor<144x176x48xf32>
    %4 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<1x1x48xf32>) -> tensor<144x176x48xf32>
    %6 = stablehlo.add %3, %5 : tensor<144x176x48xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<144x176x48xf32>
    %8 = stablehlo.maximum %6, %7 : tensor<144x176x48xf32>
    %9 = stablehlo.reshape %8 : (tensor<144x176x48xf32>) -> tensor<72x2x88x2x48xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_0) applies stablehlo.maximum across dimensions = [3] : (tensor<72x2x88x2x48xf32>, tensor<f32>) -> tensor<72x2x88x48xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<72x2x88x48xf32>, tensor<f32>) -> tensor<72x88x48xf32>
    return %11 : tensor<72x88x48xf32>
  }
  func.func public @variant0(%arg0: tensor<144x176x48xf32> loc("x"), %arg1: tensor<48xf32> loc("a"), %arg2: tensor<48xf32> loc("b")) -> (tensor<72x88x48xf32>) {
    %0 = stablehlo.reshape %arg0 : (tensor<144x176x48xf32>) -> tensor<72x2x88x2x48xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [3] : (tensor<72x2x88x2x48xf32>, tensor<f32>) -> tensor<72x2x88x48xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.maximum across dimensions = [1] : (tensor<72x2x88x48xf32>, tensor<f32>) -> tensor<72x88x48xf32>
    %3 = stablehlo.exponential %arg1 : tensor<48xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [2] : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<1x1x48xf32>) -> tensor<72x88x48xf32>
    %6 = stablehlo.multiply %2, %5 : tensor<72x88x48xf32>
    %7 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x48xf32>) -> tensor<72x88x48xf32>
    %9 = stablehlo.add %6, %8 : tensor<72x88x48xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<72x88x48xf32>
    %11 = stablehlo.maximum %9, %10 : tensor<72x88x48xf32>
    return %11 : tensor<72x88x48xf32>
  }
  func.func public @variant0_1(%arg0: tensor<144x176x48xf32> loc("x"), %arg1: tensor<48xf32> loc("a"), %arg2: tensor<48xf32> loc("b")) -> (tensor<72x88x48xf32>) {
    %0 = stablehlo.slice %arg0 [0:144:2, 0:176:2, 0:48] : (tensor<144x176x48xf32>) -> tensor<72x88x48xf32>
    %1 = stablehlo.slice %arg0 [0:144:2, 1:176:2, 0:48] : (tensor<144x176x48xf32>) -> tensor<72x88x48xf32>
    %2 = stablehlo.maximum %0, %1 : tensor<72x88x48xf32>
    %3 = stablehlo.slice %arg0 [1:144:2, 0:176:2, 0:48] : (tensor<144x176x48xf32>) -> tensor<72x88x48xf32>
    %4 = stablehlo.slice %arg0 [1:144:2, 1:176:2, 0:48] : (tensor<144x176x48xf32>) -> tensor<72x88x48xf32>
    %5 = stablehlo.maximum %3, %4 : tensor<72x88x48xf32>
    %6 = stablehlo.maximum %2, %5 : tensor<72x88x48xf32>
    %7 = stablehlo.exponential %arg1 : tensor<48xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [2] : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x48xf32>) -> tensor<72x88x48xf32>
    %10 = stablehlo.multiply %6, %9 : tensor<72x88x48xf32>
    %11 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (tensor<48xf32>) -> tensor<1x1x48xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (tensor<1x1x48xf32>) -> tensor<72x88x48xf32>
    %13 = stablehlo.add %10, %12 : tensor<72x88x48xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<72x88x48xf32>
    %15 = stablehlo.maximum %13, %14 : tensor<72x88x48xf32>
    return %15 : tensor<72x88x48xf32>
  }
