// h88 step with factored second moments; written by write_programs.py
  func.func public @main(%arg0: tensor<768x1024xf32> loc("g")) -> (tensor<768x1024xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<768x1024xf32>
    %cst = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<768x1024xf32>
    %2 = stablehlo.add %0, %1 : tensor<768x1024xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<768x1024xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_1 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5 = stablehlo.divide %3, %4 : tensor<768xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%2 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<768x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_3 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %8 = stablehlo.divide %6, %7 : tensor<1024xf32>
    %9 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<768xf32>) -> tensor<768x1xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<768x1xf32>) -> tensor<768x1024xf32>
    %12 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<768x1024xf32>
    %13 = stablehlo.multiply %11, %12 : tensor<768x1024xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%5 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %15 = stablehlo.divide %14, %cst_5 : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [] : (tensor<f32>) -> tensor<768x1024xf32>
    %17 = stablehlo.divide %13, %16 : tensor<768x1024xf32>
    %18 = stablehlo.sqrt %17 : tensor<768x1024xf32>
    %19 = stablehlo.divide %arg0, %18 : tensor<768x1024xf32>
    return %19 : tensor<768x1024xf32>
  }
  func.func public @variant0(%arg0: tensor<768x1024xf32> loc("g")) -> (tensor<768x1024xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<768x1024xf32>
    %cst = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<768x1024xf32>
    %2 = stablehlo.add %0, %1 : tensor<768x1024xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<768x1024xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_1 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5 = stablehlo.divide %3, %4 : tensor<768xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%2 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<768x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_3 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %8 = stablehlo.divide %6, %7 : tensor<1024xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%5 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %10 = stablehlo.divide %9, %cst_5 : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %12 = stablehlo.divide %5, %11 : tensor<768xf32>
    %13 = stablehlo.sqrt %12 : tensor<768xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<768xf32>) -> tensor<768x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<768x1xf32>) -> tensor<768x1024xf32>
    %16 = stablehlo.divide %arg0, %15 : tensor<768x1024xf32>
    %17 = stablehlo.sqrt %8 : tensor<1024xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<768x1024xf32>
    %20 = stablehlo.divide %16, %19 : tensor<768x1024xf32>
    return %20 : tensor<768x1024xf32>
  }
  func.func public @variant0_1(%arg0: tensor<768x1024xf32> loc("g")) -> (tensor<768x1024xf32>) {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<768x1024xf32>
    %cst = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<768x1024xf32>
    %2 = stablehlo.add %0, %1 : tensor<768x1024xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<768x1024xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_1 = stablehlo.constant dense<1.024000e+03> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %5 = stablehlo.divide %3, %4 : tensor<768xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%2 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<768x1024xf32>, tensor<f32>) -> tensor<1024xf32>
    %cst_3 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %8 = stablehlo.divide %6, %7 : tensor<1024xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%5 init: %cst_4) applies stablehlo.add across dimensions = [0] : (tensor<768xf32>, tensor<f32>) -> tensor<f32>
    %cst_5 = stablehlo.constant dense<7.680000e+02> : tensor<f32>
    %10 = stablehlo.divide %9, %cst_5 : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %12 = stablehlo.divide %11, %5 : tensor<768xf32>
    %13 = stablehlo.sqrt %12 : tensor<768xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<768xf32>) -> tensor<768x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (tensor<768x1xf32>) -> tensor<768x1024xf32>
    %16 = stablehlo.multiply %arg0, %15 : tensor<768x1024xf32>
    %17 = stablehlo.sqrt %8 : tensor<1024xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1024xf32>
    %19 = stablehlo.divide %18, %17 : tensor<1024xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [1] : (tensor<1024xf32>) -> tensor<1x1024xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<1x1024xf32>) -> tensor<768x1024xf32>
    %22 = stablehlo.multiply %16, %21 : tensor<768x1024xf32>
    return %22 : tensor<768x1024xf32>
  }
