// h159 gradients of rmsnorm; written by write_programs.py
  func.func public @main(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024xf32> loc("g"), %arg2: tensor<256x1024xf32> loc("d")) -> (tensor<256x1024xf32>, tensor<1024xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3 = stablehlo.divide %1, %2 : tensor<256xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5 = stablehlo.add %3, %4 : tensor<256xf32>
    %6 = stablehlo.sqrt %5 : tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %8 = stablehlo.divide %7, %6 : tensor<256xf32>
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<256x1024xf32>
    %11 = stablehlo.multiply %arg2, %10 : tensor<256x1024xf32>
    %12 = stablehlo.multiply %11, %arg0 : tensor<256x1024xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_4 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<256xf32>
    %16 = stablehlo.multiply %8, %8 : tensor<256xf32>
    %17 = stablehlo.multiply %16, %8 : tensor<256xf32>
    %18 = stablehlo.multiply %15, %17 : tensor<256xf32>
    %19 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %21 = stablehlo.multiply %11, %20 : tensor<256x1024xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %23 = stablehlo.multiply %22, %18 : tensor<256xf32>
    %cst_6 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %25 = stablehlo.divide %23, %24 : tensor<256xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %28 = stablehlo.multiply %arg0, %27 : tensor<256x1024xf32>
    %29 = stablehlo.add %21, %28 : tensor<256x1024xf32>
    %30 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %32 = stablehlo.multiply %arg0, %31 : tensor<256x1024xf32>
    %33 = stablehlo.multiply %arg2, %32 : tensor<256x1024xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    return %29, %34 : tensor<256x1024xf32>, tensor<1024xf32>
  }
  func.func public @variant0(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024xf32> loc("g"), %arg2: tensor<256x1024xf32> loc("d")) -> (tensor<256x1024xf32>, tensor<1024xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3 = stablehlo.divide %1, %2 : tensor<256xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5 = stablehlo.add %3, %4 : tensor<256xf32>
    %6 = stablehlo.sqrt %5 : tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %8 = stablehlo.divide %7, %6 : tensor<256xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %11 = stablehlo.multiply %arg0, %10 : tensor<256x1024xf32>
    %12 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<256x1024xf32>
    %14 = stablehlo.multiply %arg2, %13 : tensor<256x1024xf32>
    %15 = stablehlo.multiply %14, %11 : tensor<256x1024xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_4 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %18 = stablehlo.divide %16, %17 : tensor<256xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %21 = stablehlo.multiply %11, %20 : tensor<256x1024xf32>
    %22 = stablehlo.subtract %14, %21 : tensor<256x1024xf32>
    %23 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %24 = stablehlo.multiply %22, %23 : tensor<256x1024xf32>
    %25 = stablehlo.multiply %arg2, %11 : tensor<256x1024xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.reduce(%25 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    return %24, %26 : tensor<256x1024xf32>, tensor<1024xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x1024xf32> loc("x"), %arg1: tensor<1024xf32> loc("g"), %arg2: tensor<256x1024xf32> loc("d")) -> (tensor<256x1024xf32>, tensor<1024xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<256x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %3 = stablehlo.divide %1, %2 : tensor<256xf32>
    %cst_1 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %5 = stablehlo.add %3, %4 : tensor<256xf32>
    %6 = stablehlo.sqrt %5 : tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %8 = stablehlo.divide %7, %6 : tensor<256xf32>
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<256x1024xf32>
    %11 = stablehlo.multiply %arg2, %10 : tensor<256x1024xf32>
    %12 = stablehlo.multiply %8, %8 : tensor<256xf32>
    %13 = stablehlo.multiply %12, %8 : tensor<256xf32>
    %14 = stablehlo.multiply %11, %arg0 : tensor<256x1024xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_4 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %17 = stablehlo.divide %15, %16 : tensor<256xf32>
    %18 = stablehlo.multiply %13, %17 : tensor<256xf32>
    %19 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %21 = stablehlo.multiply %20, %11 : tensor<256x1024xf32>
    %22 = stablehlo.broadcast_in_dim %18, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %24 = stablehlo.multiply %23, %arg0 : tensor<256x1024xf32>
    %25 = stablehlo.subtract %21, %24 : tensor<256x1024xf32>
    %26 = stablehlo.multiply %arg2, %arg0 : tensor<256x1024xf32>
    %27 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x1024xf32>
    %29 = stablehlo.multiply %26, %28 : tensor<256x1024xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %30 = stablehlo.reduce(%29 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<256x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    return %25, %30 : tensor<256x1024xf32>, tensor<1024xf32>
  }
