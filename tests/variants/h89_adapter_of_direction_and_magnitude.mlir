// h89 adapter of direction and magnitude; written by write_programs.py
  func.func public @main(%arg0: tensor<128x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<1024x16xf32> loc("a"), %arg3: tensor<16x768xf32> loc("b"), %arg4: tensor<768xf32> loc("m")) -> (tensor<128x768xf32>) {
    %0 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x16xf32>, tensor<16x768xf32>) -> tensor<1024x768xf32>
    %1 = stablehlo.add %arg1, %0 : tensor<1024x768xf32>
    %2 = stablehlo.multiply %1, %1 : tensor<1024x768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %4 = stablehlo.sqrt %3 : tensor<768xf32>
    %5 = stablehlo.divide %arg4, %4 : tensor<768xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<1024x768xf32>
    %8 = stablehlo.multiply %1, %7 : tensor<1024x768xf32>
    %9 = stablehlo.dot_general %arg0, %8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1024xf32>, tensor<1024x768xf32>) -> tensor<128x768xf32>
    return %9 : tensor<128x768xf32>
  }
  func.func public @variant0(%arg0: tensor<128x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<1024x16xf32> loc("a"), %arg3: tensor<16x768xf32> loc("b"), %arg4: tensor<768xf32> loc("m")) -> (tensor<128x768xf32>) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1024xf32>, tensor<1024x768xf32>) -> tensor<128x768xf32>
    %1 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1024xf32>, tensor<1024x16xf32>) -> tensor<128x16xf32>
    %2 = stablehlo.dot_general %1, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x16xf32>, tensor<16x768xf32>) -> tensor<128x768xf32>
    %3 = stablehlo.add %0, %2 : tensor<128x768xf32>
    %4 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<1024x16xf32>, tensor<16x768xf32>) -> tensor<1024x768xf32>
    %5 = stablehlo.add %arg1, %4 : tensor<1024x768xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<1024x768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %8 = stablehlo.sqrt %7 : tensor<768xf32>
    %9 = stablehlo.divide %arg4, %8 : tensor<768xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<128x768xf32>
    %12 = stablehlo.multiply %3, %11 : tensor<128x768xf32>
    return %12 : tensor<128x768xf32>
  }
  func.func public @variant1(%arg0: tensor<128x1024xf32> loc("x"), %arg1: tensor<1024x768xf32> loc("w"), %arg2: tensor<1024x16xf32> loc("a"), %arg3: tensor<16x768xf32> loc("b"), %arg4: tensor<768xf32> loc("m")) -> (tensor<128x768xf32>) {
    %0 = stablehlo.multiply %arg1, %arg1 : tensor<1024x768xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<1024x768xf32>, tensor<f32>) -> tensor<768xf32>
    %2 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<1024x16xf32>) -> tensor<16x1024xf32>
    %3 = stablehlo.dot_general %2, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1024xf32>, tensor<1024x768xf32>) -> tensor<16x768xf32>
    %4 = stablehlo.multiply %arg3, %3 : tensor<16x768xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<16x768xf32>, tensor<f32>) -> tensor<768xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<768xf32>
    %7 = stablehlo.multiply %6, %5 : tensor<768xf32>
    %8 = stablehlo.add %1, %7 : tensor<768xf32>
    %9 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<1024x16xf32>) -> tensor<16x1024xf32>
    %10 = stablehlo.dot_general %9, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x1024xf32>, tensor<1024x16xf32>) -> tensor<16x16xf32>
    %11 = stablehlo.dot_general %10, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16xf32>, tensor<16x768xf32>) -> tensor<16x768xf32>
    %12 = stablehlo.multiply %arg3, %11 : tensor<16x768xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<16x768xf32>, tensor<f32>) -> tensor<768xf32>
    %14 = stablehlo.add %8, %13 : tensor<768xf32>
    %15 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1024xf32>, tensor<1024x768xf32>) -> tensor<128x768xf32>
    %16 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x1024xf32>, tensor<1024x16xf32>) -> tensor<128x16xf32>
    %17 = stablehlo.dot_general %16, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<128x16xf32>, tensor<16x768xf32>) -> tensor<128x768xf32>
    %18 = stablehlo.add %15, %17 : tensor<128x768xf32>
    %19 = stablehlo.sqrt %14 : tensor<768xf32>
    %20 = stablehlo.divide %arg4, %19 : tensor<768xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [1] : (tensor<768xf32>) -> tensor<1x768xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x768xf32>) -> tensor<128x768xf32>
    %23 = stablehlo.multiply %18, %22 : tensor<128x768xf32>
    return %23 : tensor<128x768xf32>
  }
