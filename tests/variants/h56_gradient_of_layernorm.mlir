// h56 gradient of layernorm; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<256x1024xf32> loc("y"), %arg2: tensor<1024xf32> loc("g")) -> (tensor<256x1024xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.divide %0, %1 : tensor<256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<256x1024xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<256x1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %9 = stablehlo.divide %7, %8 : tensor<256xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %11 = stablehlo.add %9, %10 : tensor<256xf32>
    %12 = stablehlo.sqrt %11 : tensor<256xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %14 = stablehlo.divide %13, %12 : tensor<256xf32>
    %15 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<256x1024xf32>
    %17 = stablehlo.multiply %arg1, %16 : tensor<256x1024xf32>
    %18 = stablehlo.multiply %17, %5 : tensor<256x1024xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<256xf32>
    %22 = stablehlo.multiply %14, %14 : tensor<256xf32>
    %23 = stablehlo.multiply %22, %14 : tensor<256xf32>
    %24 = stablehlo.multiply %21, %23 : tensor<256xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%17 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %26 = stablehlo.negate %25 : tensor<256xf32>
    %27 = stablehlo.multiply %26, %14 : tensor<256xf32>
    %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %29 = stablehlo.multiply %28, %24 : tensor<256xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%5 init: %cst_9) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %31 = stablehlo.multiply %29, %30 : tensor<256xf32>
    %cst_10 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %33 = stablehlo.divide %31, %32 : tensor<256xf32>
    %34 = stablehlo.subtract %27, %33 : tensor<256xf32>
    %35 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %37 = stablehlo.multiply %17, %36 : tensor<256x1024xf32>
    %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %39 = stablehlo.multiply %38, %5 : tensor<256x1024xf32>
    %40 = stablehlo.broadcast_in_dim %24, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %42 = stablehlo.multiply %39, %41 : tensor<256x1024xf32>
    %cst_12 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<256x1024xf32>
    %44 = stablehlo.divide %42, %43 : tensor<256x1024xf32>
    %45 = stablehlo.add %37, %44 : tensor<256x1024xf32>
    %46 = stablehlo.broadcast_in_dim %34, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %cst_13 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<256x1xf32>
    %48 = stablehlo.divide %46, %47 : tensor<256x1xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %50 = stablehlo.add %45, %49 : tensor<256x1024xf32>
    return %50 : tensor<256x1024xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<256x1024xf32> loc("y"), %arg2: tensor<1024xf32> loc("g")) -> (tensor<256x1024xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.divide %0, %1 : tensor<256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<256x1024xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<256x1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %9 = stablehlo.divide %7, %8 : tensor<256xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %11 = stablehlo.add %9, %10 : tensor<256xf32>
    %12 = stablehlo.sqrt %11 : tensor<256xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %14 = stablehlo.divide %13, %12 : tensor<256xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %17 = stablehlo.multiply %5, %16 : tensor<256x1024xf32>
    %18 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<256x1024xf32>
    %20 = stablehlo.multiply %arg1, %19 : tensor<256x1024xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_6 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %23 = stablehlo.divide %21, %22 : tensor<256xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %26 = stablehlo.subtract %20, %25 : tensor<256x1024xf32>
    %27 = stablehlo.multiply %20, %17 : tensor<256x1024xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %28 = stablehlo.reduce(%27 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_8 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %30 = stablehlo.divide %28, %29 : tensor<256xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %33 = stablehlo.multiply %17, %32 : tensor<256x1024xf32>
    %34 = stablehlo.subtract %26, %33 : tensor<256x1024xf32>
    %35 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %37 = stablehlo.multiply %34, %36 : tensor<256x1024xf32>
    return %37 : tensor<256x1024xf32>
  }
