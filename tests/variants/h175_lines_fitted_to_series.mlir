// h175 lines fitted to series; written by write_programs.py
  func.func public @main(%arg0: tensor<1000xf32> loc("t"), %arg1: tensor<256x1000xf32> loc("y")) -> (tensor<256xf32>, tensor<256xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1000xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%arg1 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4 = stablehlo.divide %2, %3 : tensor<256xf32>
    %5 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1000xf32>
    %6 = stablehlo.subtract %arg0, %5 : tensor<1000xf32>
    %7 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1000xf32>
    %9 = stablehlo.subtract %arg1, %8 : tensor<256x1000xf32>
    %10 = stablehlo.broadcast_in_dim %6, dims = [1] : (tensor<1000xf32>) -> tensor<1x1000xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x1000xf32>) -> tensor<256x1000xf32>
    %12 = stablehlo.multiply %11, %9 : tensor<256x1000xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %14 = stablehlo.multiply %6, %6 : tensor<1000xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<1000xf32>, tensor<f32>) -> tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %17 = stablehlo.divide %13, %16 : tensor<256xf32>
    %18 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<256xf32>
    %20 = stablehlo.subtract %4, %19 : tensor<256xf32>
    return %17, %20 : tensor<256xf32>, tensor<256xf32>
  }
  func.func public @variant0(%arg0: tensor<1000xf32> loc("t"), %arg1: tensor<256x1000xf32> loc("y")) -> (tensor<256xf32>, tensor<256xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1000xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1000xf32>
    %3 = stablehlo.subtract %arg0, %2 : tensor<1000xf32>
    %4 = stablehlo.dot_general %arg1, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1000xf32>, tensor<1000xf32>) -> tensor<256xf32>
    %5 = stablehlo.multiply %3, %3 : tensor<1000xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<1000xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %8 = stablehlo.divide %4, %7 : tensor<256xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%arg1 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %11 = stablehlo.divide %9, %10 : tensor<256xf32>
    %12 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %13 = stablehlo.multiply %8, %12 : tensor<256xf32>
    %14 = stablehlo.subtract %11, %13 : tensor<256xf32>
    return %8, %14 : tensor<256xf32>, tensor<256xf32>
  }
  func.func public @variant1(%arg0: tensor<1000xf32> loc("t"), %arg1: tensor<256x1000xf32> loc("y")) -> (tensor<256xf32>, tensor<256xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1000xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg1 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1000xf32>, tensor<1000xf32>) -> tensor<256xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4 = stablehlo.multiply %3, %2 : tensor<256xf32>
    %5 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %6 = stablehlo.multiply %5, %1 : tensor<256xf32>
    %7 = stablehlo.subtract %4, %6 : tensor<256xf32>
    %8 = stablehlo.multiply %arg0, %arg0 : tensor<1000xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<1000xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %10 = stablehlo.multiply %cst_3, %9 : tensor<f32>
    %11 = stablehlo.multiply %0, %0 : tensor<f32>
    %12 = stablehlo.subtract %10, %11 : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %14 = stablehlo.divide %7, %13 : tensor<256xf32>
    %15 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %16 = stablehlo.multiply %14, %15 : tensor<256xf32>
    %17 = stablehlo.subtract %1, %16 : tensor<256xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %19 = stablehlo.divide %17, %18 : tensor<256xf32>
    return %14, %19 : tensor<256xf32>, tensor<256xf32>
  }
  func.func public @variant1_1(%arg0: tensor<1000xf32> loc("t"), %arg1: tensor<256x1000xf32> loc("y")) -> (tensor<256xf32>, tensor<256xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1000xf32>, tensor<f32>) -> tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %1 = stablehlo.divide %0, %cst_0 : tensor<f32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%arg1 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4 = stablehlo.divide %2, %3 : tensor<256xf32>
    %5 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1000xf32>, tensor<1000xf32>) -> tensor<256xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %7 = stablehlo.divide %5, %6 : tensor<256xf32>
    %8 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %9 = stablehlo.multiply %8, %4 : tensor<256xf32>
    %10 = stablehlo.subtract %7, %9 : tensor<256xf32>
    %11 = stablehlo.multiply %arg0, %arg0 : tensor<1000xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<1000xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %13 = stablehlo.divide %12, %cst_5 : tensor<f32>
    %14 = stablehlo.multiply %1, %1 : tensor<f32>
    %15 = stablehlo.subtract %13, %14 : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %17 = stablehlo.divide %10, %16 : tensor<256xf32>
    %18 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %19 = stablehlo.multiply %17, %18 : tensor<256xf32>
    %20 = stablehlo.subtract %4, %19 : tensor<256xf32>
    return %17, %20 : tensor<256xf32>, tensor<256xf32>
  }
