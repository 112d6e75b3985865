// h135 squared margins of all pairs of scores; written by write_programs.py
  func.func public @main(%arg0: tensor<48x300xf32> loc("p"), %arg1: tensor<48x500xf32> loc("n")) -> (tensor<48xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<48x300xf32>) -> tensor<48x300x1xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (tensor<48x500xf32>) -> tensor<48x1x500xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<48x300x1xf32>) -> tensor<48x300x500xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<48x1x500xf32>) -> tensor<48x300x500xf32>
    %4 = stablehlo.subtract %2, %3 : tensor<48x300x500xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<48x300x500xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<48x300x500xf32>
    %7 = stablehlo.multiply %6, %6 : tensor<48x300x500xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<48x300x500xf32>, tensor<f32>) -> tensor<48x300xf32>
    %cst_1 = stablehlo.constant dense<5.000000e+02> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<48x300xf32>
    %10 = stablehlo.divide %8, %9 : tensor<48x300xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<48x300xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_3 = stablehlo.constant dense<3.000000e+02> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %13 = stablehlo.divide %11, %12 : tensor<48xf32>
    return %13 : tensor<48xf32>
  }
  func.func public @variant0(%arg0: tensor<48x300xf32> loc("p"), %arg1: tensor<48x500xf32> loc("n")) -> (tensor<48xf32>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<48x300xf32>
    %1 = stablehlo.subtract %0, %arg0 : tensor<48x300xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<48x300xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<48x300xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_1 = stablehlo.constant dense<3.000000e+02> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %5 = stablehlo.divide %3, %4 : tensor<48xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%1 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<48x300xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_3 = stablehlo.constant dense<3.000000e+02> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %8 = stablehlo.divide %6, %7 : tensor<48xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %10 = stablehlo.multiply %9, %8 : tensor<48xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%arg1 init: %cst_5) applies stablehlo.add across dimensions = [1] : (tensor<48x500xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_6 = stablehlo.constant dense<5.000000e+02> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %13 = stablehlo.divide %11, %12 : tensor<48xf32>
    %14 = stablehlo.multiply %10, %13 : tensor<48xf32>
    %15 = stablehlo.add %5, %14 : tensor<48xf32>
    %16 = stablehlo.multiply %arg1, %arg1 : tensor<48x500xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %17 = stablehlo.reduce(%16 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<48x500xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_8 = stablehlo.constant dense<5.000000e+02> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %19 = stablehlo.divide %17, %18 : tensor<48xf32>
    %20 = stablehlo.add %15, %19 : tensor<48xf32>
    return %20 : tensor<48xf32>
  }
  func.func public @variant0_1(%arg0: tensor<48x300xf32> loc("p"), %arg1: tensor<48x500xf32> loc("n")) -> (tensor<48xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<48x300xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %2 = stablehlo.divide %0, %1 : tensor<48xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%arg1 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<48x500xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_2 = stablehlo.constant dense<5.000000e+02> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %5 = stablehlo.divide %3, %4 : tensor<48xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %7 = stablehlo.subtract %6, %2 : tensor<48xf32>
    %8 = stablehlo.add %7, %5 : tensor<48xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<48xf32>
    %10 = stablehlo.multiply %arg0, %arg0 : tensor<48x300xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%10 init: %cst_4) applies stablehlo.add across dimensions = [1] : (tensor<48x300xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_5 = stablehlo.constant dense<3.000000e+02> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %13 = stablehlo.divide %11, %12 : tensor<48xf32>
    %14 = stablehlo.multiply %2, %2 : tensor<48xf32>
    %15 = stablehlo.subtract %13, %14 : tensor<48xf32>
    %16 = stablehlo.add %9, %15 : tensor<48xf32>
    %17 = stablehlo.multiply %arg1, %arg1 : tensor<48x500xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_6) applies stablehlo.add across dimensions = [1] : (tensor<48x500xf32>, tensor<f32>) -> tensor<48xf32>
    %cst_7 = stablehlo.constant dense<5.000000e+02> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<48xf32>
    %20 = stablehlo.divide %18, %19 : tensor<48xf32>
    %21 = stablehlo.multiply %5, %5 : tensor<48xf32>
    %22 = stablehlo.subtract %20, %21 : tensor<48xf32>
    %23 = stablehlo.add %16, %22 : tensor<48xf32>
    return %23 : tensor<48xf32>
  }
