// h206 skewness of series; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1000xf32> loc("x")) -> (tensor<256xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.divide %0, %1 : tensor<256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1000xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<256x1000xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<256x1000xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %9 = stablehlo.divide %7, %8 : tensor<256xf32>
    %10 = stablehlo.multiply %5, %5 : tensor<256x1000xf32>
    %11 = stablehlo.multiply %10, %5 : tensor<256x1000xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %14 = stablehlo.divide %12, %13 : tensor<256xf32>
    %15 = stablehlo.sqrt %9 : tensor<256xf32>
    %16 = stablehlo.multiply %9, %15 : tensor<256xf32>
    %17 = stablehlo.divide %14, %16 : tensor<256xf32>
    return %17 : tensor<256xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1000xf32> loc("x")) -> (tensor<256xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.divide %0, %1 : tensor<256xf32>
    %3 = stablehlo.multiply %arg0, %arg0 : tensor<256x1000xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %6 = stablehlo.divide %4, %5 : tensor<256xf32>
    %7 = stablehlo.multiply %arg0, %arg0 : tensor<256x1000xf32>
    %8 = stablehlo.multiply %7, %arg0 : tensor<256x1000xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %11 = stablehlo.divide %9, %10 : tensor<256xf32>
    %12 = stablehlo.multiply %2, %2 : tensor<256xf32>
    %13 = stablehlo.subtract %6, %12 : tensor<256xf32>
    %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %15 = stablehlo.multiply %14, %2 : tensor<256xf32>
    %16 = stablehlo.multiply %15, %6 : tensor<256xf32>
    %17 = stablehlo.subtract %11, %16 : tensor<256xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %19 = stablehlo.multiply %18, %2 : tensor<256xf32>
    %20 = stablehlo.multiply %19, %2 : tensor<256xf32>
    %21 = stablehlo.multiply %20, %2 : tensor<256xf32>
    %22 = stablehlo.add %17, %21 : tensor<256xf32>
    %23 = stablehlo.sqrt %13 : tensor<256xf32>
    %24 = stablehlo.multiply %13, %23 : tensor<256xf32>
    %25 = stablehlo.divide %22, %24 : tensor<256xf32>
    return %25 : tensor<256xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x1000xf32> loc("x")) -> (tensor<256xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.divide %0, %1 : tensor<256xf32>
    %3 = stablehlo.multiply %arg0, %arg0 : tensor<256x1000xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %6 = stablehlo.divide %4, %5 : tensor<256xf32>
    %7 = stablehlo.multiply %arg0, %arg0 : tensor<256x1000xf32>
    %8 = stablehlo.multiply %7, %arg0 : tensor<256x1000xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<256x1000xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+03> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %11 = stablehlo.divide %9, %10 : tensor<256xf32>
    %12 = stablehlo.multiply %2, %2 : tensor<256xf32>
    %13 = stablehlo.subtract %6, %12 : tensor<256xf32>
    %cst_5 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %15 = stablehlo.multiply %14, %2 : tensor<256xf32>
    %16 = stablehlo.multiply %15, %13 : tensor<256xf32>
    %17 = stablehlo.subtract %11, %16 : tensor<256xf32>
    %18 = stablehlo.multiply %2, %2 : tensor<256xf32>
    %19 = stablehlo.multiply %18, %2 : tensor<256xf32>
    %20 = stablehlo.subtract %17, %19 : tensor<256xf32>
    %21 = stablehlo.sqrt %13 : tensor<256xf32>
    %22 = stablehlo.multiply %13, %21 : tensor<256xf32>
    %23 = stablehlo.divide %20, %22 : tensor<256xf32>
    return %23 : tensor<256xf32>
  }
