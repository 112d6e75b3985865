// h230 step of a walk with restarts; written by write_programs.py
  func.func public @main(%arg0: tensor<1500x1500xf32> loc("a"), %arg1: tensor<1500x24xf32> loc("x"), %arg2: tensor<1500xf32> loc("v")) -> (tensor<1500x24xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1500x1500xf32>, tensor<f32>) -> tensor<1500xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<1500xf32>) -> tensor<1x1500xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1500xf32>) -> tensor<1500x1500xf32>
    %3 = stablehlo.divide %arg0, %2 : tensor<1500x1500xf32>
    %cst_0 = stablehlo.constant dense<8.500000e-01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1500x1500xf32>
    %5 = stablehlo.multiply %4, %3 : tensor<1500x1500xf32>
    %6 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1500xf32>) -> tensor<1500x1xf32>
    %cst_1 = stablehlo.constant dense<1.500000e-01> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1500x1xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<1500x1xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<1500x1500xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<1500x1xf32>) -> tensor<1500x1500xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<1500x1500xf32>
    %12 = stablehlo.add %5, %11 : tensor<1500x1500xf32>
    %13 = stablehlo.dot_general %12, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x1500xf32>, tensor<1500x24xf32>) -> tensor<1500x24xf32>
    return %13 : tensor<1500x24xf32>
  }
  func.func public @variant0(%arg0: tensor<1500x1500xf32> loc("a"), %arg1: tensor<1500x24xf32> loc("x"), %arg2: tensor<1500xf32> loc("v")) -> (tensor<1500x24xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1500x1500xf32>, tensor<f32>) -> tensor<1500xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<1500xf32>) -> tensor<1x1500xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x1500xf32>) -> tensor<1500x1500xf32>
    %3 = stablehlo.divide %arg0, %2 : tensor<1500x1500xf32>
    %4 = stablehlo.dot_general %3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x1500xf32>, tensor<1500x24xf32>) -> tensor<1500x24xf32>
    %cst_0 = stablehlo.constant dense<8.500000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1500x24xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<1500x24xf32>
    %7 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1500xf32>) -> tensor<1500x1xf32>
    %cst_1 = stablehlo.constant dense<1.500000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1500x1xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<1500x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%arg1 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<1500x24xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1500x1xf32>) -> tensor<1500x24xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<1500x24xf32>
    %14 = stablehlo.multiply %12, %13 : tensor<1500x24xf32>
    %15 = stablehlo.add %6, %14 : tensor<1500x24xf32>
    return %15 : tensor<1500x24xf32>
  }
  func.func public @variant1(%arg0: tensor<1500x1500xf32> loc("a"), %arg1: tensor<1500x24xf32> loc("x"), %arg2: tensor<1500xf32> loc("v")) -> (tensor<1500x24xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1500x1500xf32>, tensor<f32>) -> tensor<1500xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<1500xf32>) -> tensor<1500x1xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1500x1xf32>) -> tensor<1500x24xf32>
    %3 = stablehlo.divide %arg1, %2 : tensor<1500x24xf32>
    %4 = stablehlo.dot_general %arg0, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x1500xf32>, tensor<1500x24xf32>) -> tensor<1500x24xf32>
    %cst_0 = stablehlo.constant dense<8.500000e-01> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1500x24xf32>
    %6 = stablehlo.multiply %5, %4 : tensor<1500x24xf32>
    %7 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1500xf32>) -> tensor<1500x1xf32>
    %cst_1 = stablehlo.constant dense<1.500000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1500x1xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<1500x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%arg1 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<1500x24xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1500x1xf32>) -> tensor<1500x24xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<1500x24xf32>
    %14 = stablehlo.multiply %12, %13 : tensor<1500x24xf32>
    %15 = stablehlo.add %6, %14 : tensor<1500x24xf32>
    return %15 : tensor<1500x24xf32>
  }
  func.func public @variant1_1(%arg0: tensor<1500x1500xf32> loc("a"), %arg1: tensor<1500x24xf32> loc("x"), %arg2: tensor<1500xf32> loc("v")) -> (tensor<1500x24xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1500x1500xf32>, tensor<f32>) -> tensor<1500xf32>
    %cst_0 = stablehlo.constant dense<8.500000e-01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1500xf32>
    %2 = stablehlo.divide %1, %0 : tensor<1500xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1500xf32>) -> tensor<1500x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1500x1xf32>) -> tensor<1500x24xf32>
    %5 = stablehlo.multiply %arg1, %4 : tensor<1500x24xf32>
    %6 = stablehlo.dot_general %arg0, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1500x1500xf32>, tensor<1500x24xf32>) -> tensor<1500x24xf32>
    %7 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (tensor<1500xf32>) -> tensor<1500x1xf32>
    %cst_1 = stablehlo.constant dense<1.500000e-01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<1500x1xf32>
    %9 = stablehlo.multiply %8, %7 : tensor<1500x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%arg1 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<1500x24xf32>, tensor<f32>) -> tensor<24xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<24xf32>) -> tensor<1x24xf32>
    %12 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1500x1xf32>) -> tensor<1500x24xf32>
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x24xf32>) -> tensor<1500x24xf32>
    %14 = stablehlo.multiply %12, %13 : tensor<1500x24xf32>
    %15 = stablehlo.add %6, %14 : tensor<1500x24xf32>
    return %15 : tensor<1500x24xf32>
  }
