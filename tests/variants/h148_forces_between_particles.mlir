// h148 forces between particles; written by write_programs.py
  func.func public @main(%arg0: tensor<640x3xf32> loc("x"), %arg1: tensor<640xf32> loc("m")) -> (tensor<640x3xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<640x3xf32>) -> tensor<1x640x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<640x3xf32>) -> tensor<640x1x3xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x640x3xf32>) -> tensor<640x640x3xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<640x1x3xf32>) -> tensor<640x640x3xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<640x640x3xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<640x640x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<640x640x3xf32>, tensor<f32>) -> tensor<640x640xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<640x640xf32>
    %8 = stablehlo.add %6, %7 : tensor<640x640xf32>
    %9 = stablehlo.sqrt %8 : tensor<640x640xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<640x640xf32>
    %11 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<640xf32>) -> tensor<1x640xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x640xf32>) -> tensor<640x640xf32>
    %13 = stablehlo.divide %12, %10 : tensor<640x640xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<640x640xf32>) -> tensor<640x640x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<640x640x1xf32>) -> tensor<640x640x3xf32>
    %16 = stablehlo.multiply %15, %4 : tensor<640x640x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<640x640x3xf32>, tensor<f32>) -> tensor<640x3xf32>
    return %17 : tensor<640x3xf32>
  }
  func.func public @variant0(%arg0: tensor<640x3xf32> loc("x"), %arg1: tensor<640xf32> loc("m")) -> (tensor<640x3xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<640x3xf32>) -> tensor<1x640x3xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<640x3xf32>) -> tensor<640x1x3xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<1x640x3xf32>) -> tensor<640x640x3xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<640x1x3xf32>) -> tensor<640x640x3xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<640x640x3xf32>
    %5 = stablehlo.multiply %4, %4 : tensor<640x640x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<640x640x3xf32>, tensor<f32>) -> tensor<640x640xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<640x640xf32>
    %8 = stablehlo.add %6, %7 : tensor<640x640xf32>
    %9 = stablehlo.sqrt %8 : tensor<640x640xf32>
    %10 = stablehlo.multiply %8, %9 : tensor<640x640xf32>
    %11 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<640xf32>) -> tensor<1x640xf32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (tensor<1x640xf32>) -> tensor<640x640xf32>
    %13 = stablehlo.divide %12, %10 : tensor<640x640xf32>
    %14 = stablehlo.dot_general %13, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x640xf32>, tensor<640x3xf32>) -> tensor<640x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%13 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<640x640xf32>, tensor<f32>) -> tensor<640xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x3xf32>
    %18 = stablehlo.multiply %17, %arg0 : tensor<640x3xf32>
    %19 = stablehlo.subtract %14, %18 : tensor<640x3xf32>
    return %19 : tensor<640x3xf32>
  }
  func.func public @variant1(%arg0: tensor<640x3xf32> loc("x"), %arg1: tensor<640xf32> loc("m")) -> (tensor<640x3xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<640x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<640x3xf32>, tensor<f32>) -> tensor<640xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<640xf32>) -> tensor<1x640xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x640xf32>
    %5 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x640xf32>) -> tensor<640x640xf32>
    %6 = stablehlo.add %4, %5 : tensor<640x640xf32>
    %7 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<640x3xf32>) -> tensor<3x640xf32>
    %8 = stablehlo.dot_general %arg0, %7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x3xf32>, tensor<3x640xf32>) -> tensor<640x640xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<640x640xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<640x640xf32>
    %11 = stablehlo.subtract %6, %10 : tensor<640x640xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<640x640xf32>
    %13 = stablehlo.add %11, %12 : tensor<640x640xf32>
    %14 = stablehlo.sqrt %13 : tensor<640x640xf32>
    %15 = stablehlo.multiply %13, %14 : tensor<640x640xf32>
    %16 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<640xf32>) -> tensor<1x640xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x640xf32>) -> tensor<640x640xf32>
    %18 = stablehlo.divide %17, %15 : tensor<640x640xf32>
    %19 = stablehlo.dot_general %18, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<640x640xf32>, tensor<640x3xf32>) -> tensor<640x3xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%18 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<640x640xf32>, tensor<f32>) -> tensor<640xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0] : (tensor<640xf32>) -> tensor<640x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<640x1xf32>) -> tensor<640x3xf32>
    %23 = stablehlo.multiply %22, %arg0 : tensor<640x3xf32>
    %24 = stablehlo.subtract %19, %23 : tensor<640x3xf32>
    return %24 : tensor<640x3xf32>
  }
