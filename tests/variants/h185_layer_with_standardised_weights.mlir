// h185 layer with standardised weights; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<768xf32> loc("g")) -> (tensor<256x768xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %2 = stablehlo.divide %0, %1 : tensor<768xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<1024x768xf32>
    %5 = stablehlo.subtract %arg1, %4 : tensor<1024x768xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<1024x768xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_2 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %9 = stablehlo.divide %7, %8 : tensor<768xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %11 = stablehlo.add %9, %10 : tensor<768xf32>
    %12 = stablehlo.sqrt %11 : tensor<768xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<1024x768xf32>
    %15 = stablehlo.divide %5, %14 : tensor<1024x768xf32>
    %16 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<1024x768xf32>
    %18 = stablehlo.multiply %15, %17 : tensor<1024x768xf32>
    %19 = stablehlo.dot_general %arg0, %18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    return %19 : tensor<256x768xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<768xf32> loc("g")) -> (tensor<256x768xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %2 = stablehlo.divide %0, %1 : tensor<768xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<1024x768xf32>
    %5 = stablehlo.subtract %arg1, %4 : tensor<1024x768xf32>
    %6 = stablehlo.dot_general %arg0, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%arg1 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_2 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %9 = stablehlo.divide %7, %8 : tensor<768xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<1024x768xf32>
    %12 = stablehlo.subtract %arg1, %11 : tensor<1024x768xf32>
    %13 = stablehlo.multiply %12, %12 : tensor<1024x768xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_4 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %16 = stablehlo.divide %14, %15 : tensor<768xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %18 = stablehlo.add %16, %17 : tensor<768xf32>
    %19 = stablehlo.sqrt %18 : tensor<768xf32>
    %20 = stablehlo.divide %arg2, %19 : tensor<768xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %23 = stablehlo.multiply %6, %22 : tensor<256x768xf32>
    return %23 : tensor<256x768xf32>
  }
  func.func public @variant1(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<768xf32> loc("g")) -> (tensor<256x768xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.divide %0, %1 : tensor<256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<256x1024xf32>
    %6 = stablehlo.dot_general %5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%arg1 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_2 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %9 = stablehlo.divide %7, %8 : tensor<768xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<1024x768xf32>
    %12 = stablehlo.subtract %arg1, %11 : tensor<1024x768xf32>
    %13 = stablehlo.multiply %12, %12 : tensor<1024x768xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_4 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %16 = stablehlo.divide %14, %15 : tensor<768xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %18 = stablehlo.add %16, %17 : tensor<768xf32>
    %19 = stablehlo.sqrt %18 : tensor<768xf32>
    %20 = stablehlo.divide %arg2, %19 : tensor<768xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %23 = stablehlo.multiply %6, %22 : tensor<256x768xf32>
    return %23 : tensor<256x768xf32>
  }
  func.func public @variant1_1(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<768xf32> loc("g")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%arg1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_1 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5 = stablehlo.divide %3, %4 : tensor<768xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<256x768xf32>
    %10 = stablehlo.subtract %0, %9 : tensor<256x768xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%arg1 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_3 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %13 = stablehlo.divide %11, %12 : tensor<768xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<1024x768xf32>
    %16 = stablehlo.subtract %arg1, %15 : tensor<1024x768xf32>
    %17 = stablehlo.multiply %16, %16 : tensor<1024x768xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_5 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %20 = stablehlo.divide %18, %19 : tensor<768xf32>
    %cst_6 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %22 = stablehlo.add %20, %21 : tensor<768xf32>
    %23 = stablehlo.sqrt %22 : tensor<768xf32>
    %24 = stablehlo.divide %arg2, %23 : tensor<768xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %27 = stablehlo.multiply %10, %26 : tensor<256x768xf32>
    return %27 : tensor<256x768xf32>
  }
  func.func public @variant1_2(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<768xf32> loc("g")) -> (tensor<256x768xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.divide %0, %1 : tensor<256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<256x1024xf32>
    %6 = stablehlo.dot_general %5, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%arg1 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_2 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %9 = stablehlo.divide %7, %8 : tensor<768xf32>
    %10 = stablehlo.multiply %arg1, %arg1 : tensor<1024x768xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_4 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %13 = stablehlo.divide %11, %12 : tensor<768xf32>
    %14 = stablehlo.multiply %9, %9 : tensor<768xf32>
    %15 = stablehlo.subtract %13, %14 : tensor<768xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %17 = stablehlo.add %15, %16 : tensor<768xf32>
    %18 = stablehlo.sqrt %17 : tensor<768xf32>
    %19 = stablehlo.divide %arg2, %18 : tensor<768xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %22 = stablehlo.multiply %6, %21 : tensor<256x768xf32>
    return %22 : tensor<256x768xf32>
  }
  func.func public @variant1_3(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<768xf32> loc("g")) -> (tensor<256x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<256x1024xf32>, tensor<1024x768xf32>) -> tensor<256x768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%arg1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_1 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5 = stablehlo.divide %3, %4 : tensor<768xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %7 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x768xf32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<256x768xf32>
    %10 = stablehlo.subtract %0, %9 : tensor<256x768xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%arg1 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_3 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %13 = stablehlo.divide %11, %12 : tensor<768xf32>
    %14 = stablehlo.multiply %arg1, %arg1 : tensor<1024x768xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_5 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %17 = stablehlo.divide %15, %16 : tensor<768xf32>
    %18 = stablehlo.multiply %13, %13 : tensor<768xf32>
    %19 = stablehlo.subtract %17, %18 : tensor<768xf32>
    %cst_6 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %21 = stablehlo.add %19, %20 : tensor<768xf32>
    %22 = stablehlo.sqrt %21 : tensor<768xf32>
    %23 = stablehlo.divide %arg2, %22 : tensor<768xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<256x768xf32>
    %26 = stablehlo.multiply %10, %25 : tensor<256x768xf32>
    return %26 : tensor<256x768xf32>
  }
