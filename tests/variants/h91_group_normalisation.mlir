// h91 group normalisation; written by write_programs.py
  func.func public @main(%arg0: tensor<24x32x12x400xf32> loc("x"), %arg1: tensor<32x12xf32> loc("a"), %arg2: tensor<32x12xf32> loc("b")) -> (tensor<24x32x12x400xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<24x32x12x400xf32>, tensor<f32>) -> tensor<24x32x12xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x32x12xf32>
    %2 = stablehlo.divide %0, %1 : tensor<24x32x12xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<24x32x12xf32>, tensor<f32>) -> tensor<24x32xf32>
    %cst_2 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %5 = stablehlo.divide %3, %4 : tensor<24x32xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<24x32xf32>) -> tensor<24x32x1x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<24x32x1x1xf32>) -> tensor<24x32x12x400xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<24x32x12x400xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<24x32x12x400xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<24x32x12x400xf32>, tensor<f32>) -> tensor<24x32x12xf32>
    %cst_4 = stablehlo.constant dense<4.000000e+02> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x32x12xf32>
    %12 = stablehlo.divide %10, %11 : tensor<24x32x12xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<24x32x12xf32>, tensor<f32>) -> tensor<24x32xf32>
    %cst_6 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %15 = stablehlo.divide %13, %14 : tensor<24x32xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<24x32xf32>) -> tensor<24x32x1x1xf32>
    %cst_7 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24x32x1x1xf32>
    %18 = stablehlo.add %16, %17 : tensor<24x32x1x1xf32>
    %19 = stablehlo.sqrt %18 : tensor<24x32x1x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2, 3] : (tensor<24x32x1x1xf32>) -> tensor<24x32x12x400xf32>
    %21 = stablehlo.divide %8, %20 : tensor<24x32x12x400xf32>
    %22 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<32x12xf32>) -> tensor<32x12x1xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [1, 2, 3] : (tensor<32x12x1xf32>) -> tensor<1x32x12x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2, 3] : (tensor<1x32x12x1xf32>) -> tensor<24x32x12x400xf32>
    %25 = stablehlo.multiply %21, %24 : tensor<24x32x12x400xf32>
    %26 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<32x12xf32>) -> tensor<32x12x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [1, 2, 3] : (tensor<32x12x1xf32>) -> tensor<1x32x12x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2, 3] : (tensor<1x32x12x1xf32>) -> tensor<24x32x12x400xf32>
    %29 = stablehlo.add %25, %28 : tensor<24x32x12x400xf32>
    return %29 : tensor<24x32x12x400xf32>
  }
  func.func public @variant0(%arg0: tensor<24x32x12x400xf32> loc("x"), %arg1: tensor<32x12xf32> loc("a"), %arg2: tensor<32x12xf32> loc("b")) -> (tensor<24x32x12x400xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<24x32x12x400xf32>, tensor<f32>) -> tensor<24x32x12xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x32x12xf32>
    %2 = stablehlo.divide %0, %1 : tensor<24x32x12xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<24x32x12xf32>, tensor<f32>) -> tensor<24x32xf32>
    %cst_2 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %5 = stablehlo.divide %3, %4 : tensor<24x32xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<24x32xf32>) -> tensor<24x32x1x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<24x32x1x1xf32>) -> tensor<24x32x12x400xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<24x32x12x400xf32>
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<32x12xf32>) -> tensor<32x12x1xf32>
    %10 = stablehlo.multiply %8, %8 : tensor<24x32x12x400xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<24x32x12x400xf32>, tensor<f32>) -> tensor<24x32x12xf32>
    %cst_4 = stablehlo.constant dense<4.000000e+02> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x32x12xf32>
    %13 = stablehlo.divide %11, %12 : tensor<24x32x12xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%13 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<24x32x12xf32>, tensor<f32>) -> tensor<24x32xf32>
    %cst_6 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %16 = stablehlo.divide %14, %15 : tensor<24x32xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<24x32xf32>) -> tensor<24x32x1x1xf32>
    %cst_7 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24x32x1x1xf32>
    %19 = stablehlo.add %17, %18 : tensor<24x32x1x1xf32>
    %20 = stablehlo.sqrt %19 : tensor<24x32x1x1xf32>
    %21 = stablehlo.broadcast_in_dim %9, dims = [1, 2, 3] : (tensor<32x12x1xf32>) -> tensor<1x32x12x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x32x12x1xf32>) -> tensor<24x32x12x1xf32>
    %23 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<24x32x1x1xf32>) -> tensor<24x32x12x1xf32>
    %24 = stablehlo.divide %22, %23 : tensor<24x32x12x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<24x32x12x1xf32>) -> tensor<24x32x12x400xf32>
    %26 = stablehlo.multiply %arg0, %25 : tensor<24x32x12x400xf32>
    %27 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<32x12xf32>) -> tensor<32x12x1xf32>
    %28 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<24x32x1x1xf32>) -> tensor<24x32x12x1xf32>
    %29 = stablehlo.multiply %28, %24 : tensor<24x32x12x1xf32>
    %30 = stablehlo.broadcast_in_dim %27, dims = [1, 2, 3] : (tensor<32x12x1xf32>) -> tensor<1x32x12x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<1x32x12x1xf32>) -> tensor<24x32x12x1xf32>
    %32 = stablehlo.subtract %31, %29 : tensor<24x32x12x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3] : (tensor<24x32x12x1xf32>) -> tensor<24x32x12x400xf32>
    %34 = stablehlo.add %26, %33 : tensor<24x32x12x400xf32>
    return %34 : tensor<24x32x12x400xf32>
  }
  func.func public @variant1(%arg0: tensor<24x32x12x400xf32> loc("x"), %arg1: tensor<32x12xf32> loc("a"), %arg2: tensor<32x12xf32> loc("b")) -> (tensor<24x32x12x400xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [3] : (tensor<24x32x12x400xf32>, tensor<f32>) -> tensor<24x32x12xf32>
    %cst_0 = stablehlo.constant dense<4.000000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<24x32x12xf32>
    %2 = stablehlo.divide %0, %1 : tensor<24x32x12xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<24x32x12xf32>, tensor<f32>) -> tensor<24x32xf32>
    %cst_2 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %5 = stablehlo.divide %3, %4 : tensor<24x32xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<24x32xf32>) -> tensor<24x32x1x1xf32>
    %7 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (tensor<32x12xf32>) -> tensor<32x12x1xf32>
    %8 = stablehlo.multiply %arg0, %arg0 : tensor<24x32x12x400xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_3) applies stablehlo.add across dimensions = [3] : (tensor<24x32x12x400xf32>, tensor<f32>) -> tensor<24x32x12xf32>
    %cst_4 = stablehlo.constant dense<4.000000e+02> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<24x32x12xf32>
    %11 = stablehlo.divide %9, %10 : tensor<24x32x12xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_5) applies stablehlo.add across dimensions = [2] : (tensor<24x32x12xf32>, tensor<f32>) -> tensor<24x32xf32>
    %cst_6 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<24x32xf32>
    %14 = stablehlo.divide %12, %13 : tensor<24x32xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<24x32xf32>) -> tensor<24x32x1x1xf32>
    %16 = stablehlo.multiply %6, %6 : tensor<24x32x1x1xf32>
    %17 = stablehlo.subtract %15, %16 : tensor<24x32x1x1xf32>
    %cst_7 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<24x32x1x1xf32>
    %19 = stablehlo.add %17, %18 : tensor<24x32x1x1xf32>
    %20 = stablehlo.sqrt %19 : tensor<24x32x1x1xf32>
    %21 = stablehlo.broadcast_in_dim %7, dims = [1, 2, 3] : (tensor<32x12x1xf32>) -> tensor<1x32x12x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2, 3] : (tensor<1x32x12x1xf32>) -> tensor<24x32x12x1xf32>
    %23 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2, 3] : (tensor<24x32x1x1xf32>) -> tensor<24x32x12x1xf32>
    %24 = stablehlo.divide %22, %23 : tensor<24x32x12x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (tensor<24x32x12x1xf32>) -> tensor<24x32x12x400xf32>
    %26 = stablehlo.multiply %arg0, %25 : tensor<24x32x12x400xf32>
    %27 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (tensor<32x12xf32>) -> tensor<32x12x1xf32>
    %28 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<24x32x1x1xf32>) -> tensor<24x32x12x1xf32>
    %29 = stablehlo.multiply %28, %24 : tensor<24x32x12x1xf32>
    %30 = stablehlo.broadcast_in_dim %27, dims = [1, 2, 3] : (tensor<32x12x1xf32>) -> tensor<1x32x12x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2, 3] : (tensor<1x32x12x1xf32>) -> tensor<24x32x12x1xf32>
    %32 = stablehlo.subtract %31, %29 : tensor<24x32x12x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2, 3] : (tensor<24x32x12x1xf32>) -> tensor<24x32x12x400xf32>
    %34 = stablehlo.add %26, %33 : tensor<24x32x12x400xf32>
    return %34 : tensor<24x32x12x400xf32>
  }
