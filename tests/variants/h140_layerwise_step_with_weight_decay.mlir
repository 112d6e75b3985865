// h140 layerwise step with weight decay; written by write_programs.py
  func.func public @main(%arg0: tensor<768x1024xf32> loc("w"), %arg1: tensor<768x1024xf32> loc("g"), %arg2: tensor<1xf32> loc("a"), %arg3: tensor<1xf32> loc("l")) -> (tensor<768x1024xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<768x1024xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<768x1024xf32>
    %3 = stablehlo.add %arg1, %2 : tensor<768x1024xf32>
    %4 = stablehlo.multiply %arg0, %arg0 : tensor<768x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<768x1024xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %7 = stablehlo.sqrt %6 : tensor<f32>
    %8 = stablehlo.multiply %3, %3 : tensor<768x1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<768x1024xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %11 = stablehlo.sqrt %10 : tensor<f32>
    %12 = stablehlo.divide %7, %11 : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %14 = stablehlo.multiply %arg2, %13 : tensor<1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<768x1024xf32>
    %17 = stablehlo.multiply %16, %3 : tensor<768x1024xf32>
    %18 = stablehlo.subtract %arg0, %17 : tensor<768x1024xf32>
    return %18 : tensor<768x1024xf32>
  }
  func.func public @variant0(%arg0: tensor<768x1024xf32> loc("w"), %arg1: tensor<768x1024xf32> loc("g"), %arg2: tensor<1xf32> loc("a"), %arg3: tensor<1xf32> loc("l")) -> (tensor<768x1024xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<768x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<768x1024xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.sqrt %2 : tensor<f32>
    %4 = stablehlo.multiply %arg1, %arg1 : tensor<768x1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<768x1024xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<1xf32>
    %9 = stablehlo.multiply %arg1, %arg0 : tensor<768x1024xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<768x1024xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %13 = stablehlo.multiply %8, %12 : tensor<1xf32>
    %14 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %15 = stablehlo.add %14, %13 : tensor<1xf32>
    %16 = stablehlo.multiply %arg3, %arg3 : tensor<1xf32>
    %17 = stablehlo.multiply %arg0, %arg0 : tensor<768x1024xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<768x1024xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %21 = stablehlo.multiply %16, %20 : tensor<1xf32>
    %22 = stablehlo.add %15, %21 : tensor<1xf32>
    %23 = stablehlo.sqrt %22 : tensor<1xf32>
    %24 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %25 = stablehlo.divide %24, %23 : tensor<1xf32>
    %26 = stablehlo.multiply %arg2, %25 : tensor<1xf32>
    %27 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<768x1024xf32>
    %29 = stablehlo.multiply %28, %arg0 : tensor<768x1024xf32>
    %30 = stablehlo.add %arg1, %29 : tensor<768x1024xf32>
    %31 = stablehlo.broadcast_in_dim %26, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<768x1024xf32>
    %33 = stablehlo.multiply %32, %30 : tensor<768x1024xf32>
    %34 = stablehlo.subtract %arg0, %33 : tensor<768x1024xf32>
    return %34 : tensor<768x1024xf32>
  }
  func.func public @variant0_1(%arg0: tensor<768x1024xf32> loc("w"), %arg1: tensor<768x1024xf32> loc("g"), %arg2: tensor<1xf32> loc("a"), %arg3: tensor<1xf32> loc("l")) -> (tensor<768x1024xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<768x1024xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<768x1024xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.sqrt %2 : tensor<f32>
    %4 = stablehlo.multiply %arg1, %arg1 : tensor<768x1024xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<768x1024xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %8 = stablehlo.multiply %7, %arg3 : tensor<1xf32>
    %9 = stablehlo.multiply %arg1, %arg0 : tensor<768x1024xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%9 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<768x1024xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %12 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %13 = stablehlo.multiply %8, %12 : tensor<1xf32>
    %14 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %15 = stablehlo.add %14, %13 : tensor<1xf32>
    %16 = stablehlo.multiply %arg3, %arg3 : tensor<1xf32>
    %17 = stablehlo.multiply %arg0, %arg0 : tensor<768x1024xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<768x1024xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %19 = stablehlo.reduce(%18 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %21 = stablehlo.multiply %16, %20 : tensor<1xf32>
    %22 = stablehlo.add %15, %21 : tensor<1xf32>
    %23 = stablehlo.sqrt %22 : tensor<1xf32>
    %24 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %25 = stablehlo.divide %24, %23 : tensor<1xf32>
    %26 = stablehlo.multiply %arg2, %25 : tensor<1xf32>
    %27 = stablehlo.multiply %26, %arg3 : tensor<1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %29 = stablehlo.subtract %28, %27 : tensor<1xf32>
    %30 = stablehlo.broadcast_in_dim %29, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<768x1024xf32>
    %32 = stablehlo.multiply %31, %arg0 : tensor<768x1024xf32>
    %33 = stablehlo.broadcast_in_dim %26, dims = [1] : (tensor<1xf32>) -> tensor<1x1xf32>
    %34 = stablehlo.broadcast_in_dim %33, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<768x1024xf32>
    %35 = stablehlo.multiply %34, %arg1 : tensor<768x1024xf32>
    %36 = stablehlo.subtract %32, %35 : tensor<768x1024xf32>
    return %36 : tensor<768x1024xf32>
  }
