// h115 mean and variance of a categorical return; written by write_programs.py
  func.func public @main(%arg0: tensor<256x18x51xf32> loc("s"), %arg1: tensor<51xf32> loc("v")) -> (tensor<256x18xf32>, tensor<256x18xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x18x51xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<256x18x51xf32>, tensor<f32>) -> tensor<256x18xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<256x18xf32>) -> tensor<256x18x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<256x18x1xf32>) -> tensor<256x18x51xf32>
    %4 = stablehlo.divide %0, %3 : tensor<256x18x51xf32>
    %5 = stablehlo.dot_general %4, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x18x51xf32>, tensor<51xf32>) -> tensor<256x18xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<256x18xf32>) -> tensor<256x18x1xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<51xf32>) -> tensor<1x1x51xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<1x1x51xf32>) -> tensor<256x18x51xf32>
    %9 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<256x18x1xf32>) -> tensor<256x18x51xf32>
    %10 = stablehlo.subtract %8, %9 : tensor<256x18x51xf32>
    %11 = stablehlo.multiply %4, %10 : tensor<256x18x51xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<256x18x51xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<256x18x51xf32>, tensor<f32>) -> tensor<256x18xf32>
    return %5, %13 : tensor<256x18xf32>, tensor<256x18xf32>
  }
  func.func public @variant0(%arg0: tensor<256x18x51xf32> loc("s"), %arg1: tensor<51xf32> loc("v")) -> (tensor<256x18xf32>, tensor<256x18xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x18x51xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<256x18x51xf32>, tensor<f32>) -> tensor<256x18xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<256x18xf32>) -> tensor<256x18x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<256x18x1xf32>) -> tensor<256x18x51xf32>
    %4 = stablehlo.divide %0, %3 : tensor<256x18x51xf32>
    %5 = stablehlo.dot_general %4, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x18x51xf32>, tensor<51xf32>) -> tensor<256x18xf32>
    %6 = stablehlo.multiply %arg1, %arg1 : tensor<51xf32>
    %7 = stablehlo.dot_general %4, %6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x18x51xf32>, tensor<51xf32>) -> tensor<256x18xf32>
    %8 = stablehlo.multiply %5, %5 : tensor<256x18xf32>
    %9 = stablehlo.subtract %7, %8 : tensor<256x18xf32>
    return %5, %9 : tensor<256x18xf32>, tensor<256x18xf32>
  }
  func.func public @variant1(%arg0: tensor<256x18x51xf32> loc("s"), %arg1: tensor<51xf32> loc("v")) -> (tensor<256x18xf32>, tensor<256x18xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x18x51xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<256x18x51xf32>, tensor<f32>) -> tensor<256x18xf32>
    %2 = stablehlo.dot_general %0, %arg1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x18x51xf32>, tensor<51xf32>) -> tensor<256x18xf32>
    %3 = stablehlo.divide %2, %1 : tensor<256x18xf32>
    %4 = stablehlo.multiply %arg1, %arg1 : tensor<51xf32>
    %5 = stablehlo.dot_general %0, %4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x18x51xf32>, tensor<51xf32>) -> tensor<256x18xf32>
    %6 = stablehlo.divide %5, %1 : tensor<256x18xf32>
    %7 = stablehlo.multiply %3, %3 : tensor<256x18xf32>
    %8 = stablehlo.subtract %6, %7 : tensor<256x18xf32>
    return %3, %8 : tensor<256x18xf32>, tensor<256x18xf32>
  }
  func.func public @variant1_1(%arg0: tensor<256x18x51xf32> loc("s"), %arg1: tensor<51xf32> loc("v")) -> (tensor<256x18xf32>, tensor<256x18xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<256x18x51xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<51xf32>
    %2 = stablehlo.multiply %arg1, %arg1 : tensor<51xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<51xf32>) -> tensor<51x1xf32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (tensor<51xf32>) -> tensor<51x1xf32>
    %5 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<51xf32>) -> tensor<51x1xf32>
    %6 = stablehlo.concatenate %3, %4, %5, dim = 1 : (tensor<51x1xf32>, tensor<51x1xf32>, tensor<51x1xf32>) -> tensor<51x3xf32>
    %7 = stablehlo.dot_general %0, %6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x18x51xf32>, tensor<51x3xf32>) -> tensor<256x18x3xf32>
    %8 = stablehlo.slice %7 [0:256, 0:18, 1:2] : (tensor<256x18x3xf32>) -> tensor<256x18x1xf32>
    %9 = stablehlo.reshape %8 : (tensor<256x18x1xf32>) -> tensor<256x18xf32>
    %10 = stablehlo.slice %7 [0:256, 0:18, 0:1] : (tensor<256x18x3xf32>) -> tensor<256x18x1xf32>
    %11 = stablehlo.reshape %10 : (tensor<256x18x1xf32>) -> tensor<256x18xf32>
    %12 = stablehlo.divide %9, %11 : tensor<256x18xf32>
    %13 = stablehlo.slice %7 [0:256, 0:18, 2:3] : (tensor<256x18x3xf32>) -> tensor<256x18x1xf32>
    %14 = stablehlo.reshape %13 : (tensor<256x18x1xf32>) -> tensor<256x18xf32>
    %15 = stablehlo.slice %7 [0:256, 0:18, 0:1] : (tensor<256x18x3xf32>) -> tensor<256x18x1xf32>
    %16 = stablehlo.reshape %15 : (tensor<256x18x1xf32>) -> tensor<256x18xf32>
    %17 = stablehlo.divide %14, %16 : tensor<256x18xf32>
    %18 = stablehlo.multiply %12, %12 : tensor<256x18xf32>
    %19 = stablehlo.subtract %17, %18 : tensor<256x18xf32>
    return %12, %19 : tensor<256x18xf32>, tensor<256x18xf32>
  }
