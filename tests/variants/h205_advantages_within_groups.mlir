// h205 advantages within groups; written by write_programs.py
  func.func public @main(%arg0: tensor<256x16xf32> loc("r")) -> (tensor<256x16xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x16xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.divide %0, %1 : tensor<256xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x16xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<256x16xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<256x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<256x16xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %9 = stablehlo.divide %7, %8 : tensor<256xf32>
    %10 = stablehlo.sqrt %9 : tensor<256xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %12 = stablehlo.add %10, %11 : tensor<256xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x16xf32>
    %15 = stablehlo.divide %5, %14 : tensor<256x16xf32>
    return %15 : tensor<256x16xf32>
  }
  func.func public @variant0(%arg0: tensor<256x16xf32> loc("r")) -> (tensor<256x16xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x16xf32>, tensor<f32>) -> tensor<256xf32>
    %1 = stablehlo.multiply %arg0, %arg0 : tensor<256x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x16xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4 = stablehlo.divide %0, %3 : tensor<256xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x16xf32>
    %7 = stablehlo.subtract %arg0, %6 : tensor<256x16xf32>
    %8 = stablehlo.multiply %4, %0 : tensor<256xf32>
    %9 = stablehlo.subtract %2, %8 : tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %11 = stablehlo.divide %9, %10 : tensor<256xf32>
    %12 = stablehlo.sqrt %11 : tensor<256xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %14 = stablehlo.add %12, %13 : tensor<256xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x16xf32>
    %17 = stablehlo.divide %7, %16 : tensor<256x16xf32>
    return %17 : tensor<256x16xf32>
  }
  func.func public @variant0_1(%arg0: tensor<256x16xf32> loc("r")) -> (tensor<256x16xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x16xf32>, tensor<f32>) -> tensor<256xf32>
    %1 = stablehlo.multiply %arg0, %arg0 : tensor<256x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x16xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4 = stablehlo.divide %0, %3 : tensor<256xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x16xf32>
    %7 = stablehlo.subtract %arg0, %6 : tensor<256x16xf32>
    %8 = stablehlo.multiply %0, %0 : tensor<256xf32>
    %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %10 = stablehlo.divide %8, %9 : tensor<256xf32>
    %11 = stablehlo.subtract %2, %10 : tensor<256xf32>
    %cst_3 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %13 = stablehlo.divide %11, %12 : tensor<256xf32>
    %14 = stablehlo.sqrt %13 : tensor<256xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %16 = stablehlo.add %14, %15 : tensor<256xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x16xf32>
    %19 = stablehlo.divide %7, %18 : tensor<256x16xf32>
    return %19 : tensor<256x16xf32>
  }
  func.func public @variant0_2(%arg0: tensor<256x16xf32> loc("r")) -> (tensor<256x16xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [1] : (tensor<256x16xf32>, tensor<f32>) -> tensor<256xf32>
    %1 = stablehlo.multiply %arg0, %arg0 : tensor<256x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<256x16xf32>, tensor<f32>) -> tensor<256xf32>
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %4 = stablehlo.divide %0, %3 : tensor<256xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x16xf32>
    %7 = stablehlo.subtract %arg0, %6 : tensor<256x16xf32>
    %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %9 = stablehlo.multiply %8, %4 : tensor<256xf32>
    %10 = stablehlo.multiply %9, %4 : tensor<256xf32>
    %11 = stablehlo.subtract %2, %10 : tensor<256xf32>
    %cst_3 = stablehlo.constant dense<1.500000e+01> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %13 = stablehlo.divide %11, %12 : tensor<256xf32>
    %14 = stablehlo.sqrt %13 : tensor<256xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %16 = stablehlo.add %14, %15 : tensor<256xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0] : (tensor<256xf32>) -> tensor<256x1xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1] : (tensor<256x1xf32>) -> tensor<256x16xf32>
    %19 = stablehlo.divide %7, %18 : tensor<256x16xf32>
    return %19 : tensor<256x16xf32>
  }
