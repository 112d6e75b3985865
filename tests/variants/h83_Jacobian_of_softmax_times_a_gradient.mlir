// h83 Jacobian of softmax times a gradient; written by write_programs.py
  func.func public @main(%arg0: tensor<128x320xf32> loc("s"), %arg1: tensor<128x320xf32> loc("g")) -> (tensor<128x320xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<128x320xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<128x320xf32>, tensor<f32>) -> tensor<128xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x320xf32>
    %4 = stablehlo.divide %0, %3 : tensor<128x320xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<128x320xf32>) -> tensor<128x320x1xf32>
    %6 = stablehlo.iota dim = 0 : tensor<320x320xi32>
    %7 = stablehlo.iota dim = 1 : tensor<320x320xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<320x320xi32>
    %9 = stablehlo.add %6, %8 : tensor<320x320xi32>
    %10 = stablehlo.compare EQ, %9, %7, SIGNED : (tensor<320x320xi32>, tensor<320x320xi32>) -> tensor<320x320xi1>
    %11 = stablehlo.convert %10 : (tensor<320x320xi1>) -> tensor<320x320xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (tensor<320x320xf32>) -> tensor<1x320x320xf32>
    %13 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<128x320x1xf32>) -> tensor<128x320x320xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (tensor<1x320x320xf32>) -> tensor<128x320x320xf32>
    %15 = stablehlo.multiply %13, %14 : tensor<128x320x320xf32>
    %16 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<128x320xf32>) -> tensor<128x320x1xf32>
    %17 = stablehlo.broadcast_in_dim %4, dims = [0, 2] : (tensor<128x320xf32>) -> tensor<128x1x320xf32>
    %18 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (tensor<128x320x1xf32>) -> tensor<128x320x320xf32>
    %19 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<128x1x320xf32>) -> tensor<128x320x320xf32>
    %20 = stablehlo.multiply %18, %19 : tensor<128x320x320xf32>
    %21 = stablehlo.subtract %15, %20 : tensor<128x320x320xf32>
    %22 = stablehlo.dot_general %21, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<128x320x320xf32>, tensor<128x320xf32>) -> tensor<128x320xf32>
    return %22 : tensor<128x320xf32>
  }
  func.func public @variant0(%arg0: tensor<128x320xf32> loc("s"), %arg1: tensor<128x320xf32> loc("g")) -> (tensor<128x320xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<128x320xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<128x320xf32>, tensor<f32>) -> tensor<128xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x320xf32>
    %4 = stablehlo.divide %0, %3 : tensor<128x320xf32>
    %5 = stablehlo.multiply %4, %arg1 : tensor<128x320xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<128x320xf32>, tensor<f32>) -> tensor<128xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x320xf32>
    %9 = stablehlo.subtract %arg1, %8 : tensor<128x320xf32>
    %10 = stablehlo.multiply %4, %9 : tensor<128x320xf32>
    return %10 : tensor<128x320xf32>
  }
  func.func public @variant1(%arg0: tensor<128x320xf32> loc("s"), %arg1: tensor<128x320xf32> loc("g")) -> (tensor<128x320xf32>) {
    %0 = stablehlo.exponential %arg0 : tensor<128x320xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<128x320xf32>, tensor<f32>) -> tensor<128xf32>
    %2 = stablehlo.multiply %0, %arg1 : tensor<128x320xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<128x320xf32>, tensor<f32>) -> tensor<128xf32>
    %4 = stablehlo.divide %3, %1 : tensor<128xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x320xf32>
    %7 = stablehlo.subtract %arg1, %6 : tensor<128x320xf32>
    %8 = stablehlo.multiply %0, %7 : tensor<128x320xf32>
    %9 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<128xf32>) -> tensor<128x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<128x1xf32>) -> tensor<128x320xf32>
    %11 = stablehlo.divide %8, %10 : tensor<128x320xf32>
    return %11 : tensor<128x320xf32>
  }
