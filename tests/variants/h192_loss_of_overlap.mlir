// h192 loss of overlap; written by write_programs.py
  func.func public @main(%arg0: tensor<48x5000xf32> loc("x"), %arg1: tensor<48x5000xf32> loc("t")) -> (tensor<48xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<48x5000xf32>
    %1 = stablehlo.exponential %0 : tensor<48x5000xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<48x5000xf32>
    %3 = stablehlo.add %2, %1 : tensor<48x5000xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<48x5000xf32>
    %5 = stablehlo.divide %4, %3 : tensor<48x5000xf32>
    %6 = stablehlo.multiply %5, %arg1 : tensor<48x5000xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<48x5000xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<48x5000xf32>
    %9 = stablehlo.subtract %8, %arg1 : tensor<48x5000xf32>
    %10 = stablehlo.multiply %5, %9 : tensor<48x5000xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<48x5000xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<48x5000xf32>
    %13 = stablehlo.subtract %12, %5 : tensor<48x5000xf32>
    %14 = stablehlo.multiply %13, %arg1 : tensor<48x5000xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<48x5000xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %17 = stablehlo.add %7, %16 : tensor<48xf32>
    %cst_7 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %19 = stablehlo.multiply %18, %11 : tensor<48xf32>
    %20 = stablehlo.add %7, %19 : tensor<48xf32>
    %cst_8 = stablehlo.constant dense<7.500000e-01> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %22 = stablehlo.multiply %21, %15 : tensor<48xf32>
    %23 = stablehlo.add %20, %22 : tensor<48xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %25 = stablehlo.add %23, %24 : tensor<48xf32>
    %26 = stablehlo.divide %17, %25 : tensor<48xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %28 = stablehlo.subtract %27, %26 : tensor<48xf32>
    return %28 : tensor<48xf32>
  }
  func.func public @variant0(%arg0: tensor<48x5000xf32> loc("x"), %arg1: tensor<48x5000xf32> loc("t")) -> (tensor<48xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<48x5000xf32>
    %1 = stablehlo.exponential %0 : tensor<48x5000xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<48x5000xf32>
    %3 = stablehlo.add %2, %1 : tensor<48x5000xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<48x5000xf32>
    %5 = stablehlo.divide %4, %3 : tensor<48x5000xf32>
    %6 = stablehlo.multiply %5, %arg1 : tensor<48x5000xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<48x5000xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %9 = stablehlo.add %7, %8 : tensor<48xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%5 init: %cst_3) applies stablehlo.add across dimensions = [1] : (tensor<48x5000xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_4 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %12 = stablehlo.multiply %11, %10 : tensor<48xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%arg1 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<48x5000xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_6 = stablehlo.constant dense<7.500000e-01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<48xf32>
    %16 = stablehlo.add %12, %15 : tensor<48xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %18 = stablehlo.add %16, %17 : tensor<48xf32>
    %19 = stablehlo.divide %9, %18 : tensor<48xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %21 = stablehlo.subtract %20, %19 : tensor<48xf32>
    return %21 : tensor<48xf32>
  }
  func.func public @variant0_1(%arg0: tensor<48x5000xf32> loc("x"), %arg1: tensor<48x5000xf32> loc("t")) -> (tensor<48xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<48x5000xf32>
    %1 = stablehlo.exponential %0 : tensor<48x5000xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<48x5000xf32>
    %3 = stablehlo.add %2, %1 : tensor<48x5000xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<48x5000xf32>
    %5 = stablehlo.divide %4, %3 : tensor<48x5000xf32>
    %6 = stablehlo.multiply %5, %arg1 : tensor<48x5000xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<48x5000xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %9 = stablehlo.add %7, %8 : tensor<48xf32>
    %cst_3 = stablehlo.constant dense<2.500000e-01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<48x5000xf32>
    %11 = stablehlo.multiply %10, %5 : tensor<48x5000xf32>
    %cst_4 = stablehlo.constant dense<7.500000e-01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<48x5000xf32>
    %13 = stablehlo.multiply %12, %arg1 : tensor<48x5000xf32>
    %14 = stablehlo.add %11, %13 : tensor<48x5000xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<48x5000xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %17 = stablehlo.add %15, %16 : tensor<48xf32>
    %18 = stablehlo.divide %9, %17 : tensor<48xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %20 = stablehlo.subtract %19, %18 : tensor<48xf32>
    return %20 : tensor<48xf32>
  }
