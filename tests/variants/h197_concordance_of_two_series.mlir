// h197 concordance of two series; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1000xf32> loc("x"), %arg1: tensor<256x1000xf32> loc("y")) -> (tensor<256xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.divide %0, %1 : tensor<256xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%arg1 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5 = stablehlo.divide %3, %4 : tensor<256xf32>
    %6 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1000xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<256x1000xf32>
    %9 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1000xf32>
    %11 = stablehlo.subtract %arg1, %10 : tensor<256x1000xf32>
    %12 = stablehlo.multiply %8, %8 : tensor<256x1000xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %15 = stablehlo.divide %13, %14 : tensor<256xf32>
    %16 = stablehlo.multiply %11, %11 : tensor<256x1000xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %19 = stablehlo.divide %17, %18 : tensor<256xf32>
    %20 = stablehlo.add %15, %19 : tensor<256xf32>
    %21 = stablehlo.multiply %8, %11 : tensor<256x1000xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%21 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %24 = stablehlo.divide %22, %23 : tensor<256xf32>
    %cst_9 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %26 = stablehlo.multiply %25, %24 : tensor<256xf32>
    %27 = stablehlo.subtract %2, %5 : tensor<256xf32>
    %28 = stablehlo.subtract %2, %5 : tensor<256xf32>
    %29 = stablehlo.multiply %27, %28 : tensor<256xf32>
    %30 = stablehlo.add %20, %29 : tensor<256xf32>
    %31 = stablehlo.divide %26, %30 : tensor<256xf32>
    return %31 : tensor<256xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1000xf32> loc("x"), %arg1: tensor<256x1000xf32> loc("y")) -> (tensor<256xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.divide %0, %1 : tensor<256xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%arg1 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5 = stablehlo.divide %3, %4 : tensor<256xf32>
    %6 = stablehlo.multiply %2, %5 : tensor<256xf32>
    %7 = stablehlo.multiply %arg0, %arg1 : tensor<256x1000xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %10 = stablehlo.divide %8, %9 : tensor<256xf32>
    %11 = stablehlo.subtract %10, %6 : tensor<256xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %13 = stablehlo.multiply %12, %11 : tensor<256xf32>
    %14 = stablehlo.multiply %arg0, %arg0 : tensor<256x1000xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %17 = stablehlo.divide %15, %16 : tensor<256xf32>
    %18 = stablehlo.multiply %arg1, %arg1 : tensor<256x1000xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_8) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %21 = stablehlo.divide %19, %20 : tensor<256xf32>
    %22 = stablehlo.add %17, %21 : tensor<256xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %24 = stablehlo.multiply %23, %6 : tensor<256xf32>
    %25 = stablehlo.subtract %22, %24 : tensor<256xf32>
    %26 = stablehlo.divide %13, %25 : tensor<256xf32>
    return %26 : tensor<256xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x1000xf32> loc("x"), %arg1: tensor<256x1000xf32> loc("y")) -> (tensor<256xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.divide %0, %1 : tensor<256xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%arg1 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5 = stablehlo.divide %3, %4 : tensor<256xf32>
    %6 = stablehlo.multiply %2, %5 : tensor<256xf32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %8 = stablehlo.multiply %7, %6 : tensor<256xf32>
    %9 = stablehlo.multiply %arg0, %arg1 : tensor<256x1000xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %12 = stablehlo.divide %10, %11 : tensor<256xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<256xf32>
    %15 = stablehlo.subtract %14, %8 : tensor<256xf32>
    %16 = stablehlo.multiply %arg0, %arg0 : tensor<256x1000xf32>
    %17 = stablehlo.multiply %arg1, %arg1 : tensor<256x1000xf32>
    %18 = stablehlo.add %16, %17 : tensor<256x1000xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %21 = stablehlo.divide %19, %20 : tensor<256xf32>
    %22 = stablehlo.subtract %21, %8 : tensor<256xf32>
    %23 = stablehlo.divide %15, %22 : tensor<256xf32>
    return %23 : tensor<256xf32>
  }
  func.func public @variant0_2(%arg0: tensor<256x1000xf32> loc("x"), %arg1: tensor<256x1000xf32> loc("y")) -> (tensor<256xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg1 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.multiply %0, %1 : tensor<256xf32>
    %3 = stablehlo.multiply %arg0, %arg0 : tensor<256x1000xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %5 = stablehlo.multiply %arg1, %arg1 : tensor<256x1000xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %7 = stablehlo.add %4, %6 : tensor<256xf32>
    %8 = stablehlo.multiply %arg0, %arg1 : tensor<256x1000xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %11 = stablehlo.multiply %10, %9 : tensor<256xf32>
    %12 = stablehlo.subtract %11, %2 : tensor<256xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %14 = stablehlo.multiply %13, %12 : tensor<256xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %16 = stablehlo.multiply %15, %7 : tensor<256xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %18 = stablehlo.multiply %17, %2 : tensor<256xf32>
    %19 = stablehlo.subtract %16, %18 : tensor<256xf32>
    %20 = stablehlo.divide %14, %19 : tensor<256xf32>
    return %20 : tensor<256xf32>
  }
