// h186 layernorm with scale and shift by example; written by write_programs.py
  func.func public @main(%arg0: tensor<12x320x512xf32> loc("x"), %arg1: tensor<12x512xf32> loc("s"), %arg2: tensor<12x512xf32> loc("b"), %arg3: tensor<512x384xf32> loc("w")) -> (tensor<12x320x384xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x320x512xf32>, tensor<f32>) -> tensor<12x320xf32>
    %cst_0 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x320xf32>
    %2 = stablehlo.divide %0, %1 : tensor<12x320xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<12x320xf32>) -> tensor<12x320x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<12x320x1xf32>) -> tensor<12x320x512xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<12x320x512xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<12x320x512xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<12x320x512xf32>, tensor<f32>) -> tensor<12x320xf32>
    %cst_2 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x320xf32>
    %9 = stablehlo.divide %7, %8 : tensor<12x320xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x320xf32>
    %11 = stablehlo.add %9, %10 : tensor<12x320xf32>
    %12 = stablehlo.sqrt %11 : tensor<12x320xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<12x320xf32>) -> tensor<12x320x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<12x320x1xf32>) -> tensor<12x320x512xf32>
    %15 = stablehlo.divide %5, %14 : tensor<12x320x512xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x512xf32>
    %17 = stablehlo.add %16, %arg1 : tensor<12x512xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 2] : (tensor<12x512xf32>) -> tensor<12x1x512xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<12x1x512xf32>) -> tensor<12x320x512xf32>
    %20 = stablehlo.multiply %15, %19 : tensor<12x320x512xf32>
    %21 = stablehlo.broadcast_in_dim %arg2, dims = [0, 2] : (tensor<12x512xf32>) -> tensor<12x1x512xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<12x1x512xf32>) -> tensor<12x320x512xf32>
    %23 = stablehlo.add %20, %22 : tensor<12x320x512xf32>
    %24 = stablehlo.dot_general %23, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x320x512xf32>, tensor<512x384xf32>) -> tensor<12x320x384xf32>
    return %24 : tensor<12x320x384xf32>
  }
  func.func public @variant0(%arg0: tensor<12x320x512xf32> loc("x"), %arg1: tensor<12x512xf32> loc("s"), %arg2: tensor<12x512xf32> loc("b"), %arg3: tensor<512x384xf32> loc("w")) -> (tensor<12x320x384xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x320x512xf32>, tensor<f32>) -> tensor<12x320xf32>
    %cst_0 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x320xf32>
    %2 = stablehlo.divide %0, %1 : tensor<12x320xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<12x320xf32>) -> tensor<12x320x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<12x320x1xf32>) -> tensor<12x320x512xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<12x320x512xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<12x320x512xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<12x320x512xf32>, tensor<f32>) -> tensor<12x320xf32>
    %cst_2 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<12x320xf32>
    %9 = stablehlo.divide %7, %8 : tensor<12x320xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x320xf32>
    %11 = stablehlo.add %9, %10 : tensor<12x320xf32>
    %12 = stablehlo.sqrt %11 : tensor<12x320xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<12x320xf32>) -> tensor<12x320x1xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (tensor<12x320x1xf32>) -> tensor<12x320x512xf32>
    %15 = stablehlo.divide %5, %14 : tensor<12x320x512xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x512xf32>
    %17 = stablehlo.add %16, %arg1 : tensor<12x512xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 2] : (tensor<12x512xf32>) -> tensor<12x1x512xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2] : (tensor<12x1x512xf32>) -> tensor<12x320x512xf32>
    %20 = stablehlo.multiply %15, %19 : tensor<12x320x512xf32>
    %21 = stablehlo.dot_general %20, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x320x512xf32>, tensor<512x384xf32>) -> tensor<12x320x384xf32>
    %22 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x512xf32>, tensor<512x384xf32>) -> tensor<12x384xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 2] : (tensor<12x384xf32>) -> tensor<12x1x384xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<12x1x384xf32>) -> tensor<12x320x384xf32>
    %25 = stablehlo.add %21, %24 : tensor<12x320x384xf32>
    return %25 : tensor<12x320x384xf32>
  }
  func.func public @variant1(%arg0: tensor<12x320x512xf32> loc("x"), %arg1: tensor<12x512xf32> loc("s"), %arg2: tensor<12x512xf32> loc("b"), %arg3: tensor<512x384xf32> loc("w")) -> (tensor<12x320x384xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x320x512xf32>, tensor<f32>) -> tensor<12x320xf32>
    %cst_0 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x320xf32>
    %2 = stablehlo.divide %0, %1 : tensor<12x320xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<12x320xf32>) -> tensor<12x320x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<12x320x1xf32>) -> tensor<12x320x512xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<12x320x512xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x512xf32>
    %7 = stablehlo.add %6, %arg1 : tensor<12x512xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 2] : (tensor<12x512xf32>) -> tensor<12x1x512xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<12x1x512xf32>) -> tensor<12x320x512xf32>
    %10 = stablehlo.multiply %5, %9 : tensor<12x320x512xf32>
    %11 = stablehlo.dot_general %10, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x320x512xf32>, tensor<512x384xf32>) -> tensor<12x320x384xf32>
    %12 = stablehlo.multiply %5, %5 : tensor<12x320x512xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %13 = stablehlo.reduce(%12 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<12x320x512xf32>, tensor<f32>) -> tensor<12x320xf32>
    %cst_3 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x320xf32>
    %15 = stablehlo.divide %13, %14 : tensor<12x320xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x320xf32>
    %17 = stablehlo.add %15, %16 : tensor<12x320xf32>
    %18 = stablehlo.sqrt %17 : tensor<12x320xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<12x320xf32>) -> tensor<12x320x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1, 2] : (tensor<12x320x1xf32>) -> tensor<12x320x384xf32>
    %21 = stablehlo.divide %11, %20 : tensor<12x320x384xf32>
    %22 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x512xf32>, tensor<512x384xf32>) -> tensor<12x384xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 2] : (tensor<12x384xf32>) -> tensor<12x1x384xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<12x1x384xf32>) -> tensor<12x320x384xf32>
    %25 = stablehlo.add %21, %24 : tensor<12x320x384xf32>
    return %25 : tensor<12x320x384xf32>
  }
  func.func public @variant1_1(%arg0: tensor<12x320x512xf32> loc("x"), %arg1: tensor<12x512xf32> loc("s"), %arg2: tensor<12x512xf32> loc("b"), %arg3: tensor<512x384xf32> loc("w")) -> (tensor<12x320x384xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<12x320x512xf32>, tensor<f32>) -> tensor<12x320xf32>
    %cst_0 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<12x320xf32>
    %2 = stablehlo.divide %0, %1 : tensor<12x320xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<12x320xf32>) -> tensor<12x320x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<12x320x1xf32>) -> tensor<12x320x512xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<12x320x512xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x512xf32>
    %7 = stablehlo.add %6, %arg1 : tensor<12x512xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<12x512xf32>) -> tensor<12x512x1xf32>
    %9 = stablehlo.broadcast_in_dim %arg3, dims = [1, 2] : (tensor<512x384xf32>) -> tensor<1x512x384xf32>
    %10 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<12x512x1xf32>) -> tensor<12x512x384xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x512x384xf32>) -> tensor<12x512x384xf32>
    %12 = stablehlo.multiply %10, %11 : tensor<12x512x384xf32>
    %13 = stablehlo.dot_general %5, %12, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<12x320x512xf32>, tensor<12x512x384xf32>) -> tensor<12x320x384xf32>
    %14 = stablehlo.multiply %5, %5 : tensor<12x320x512xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<12x320x512xf32>, tensor<f32>) -> tensor<12x320xf32>
    %cst_3 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<12x320xf32>
    %17 = stablehlo.divide %15, %16 : tensor<12x320xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x320xf32>
    %19 = stablehlo.add %17, %18 : tensor<12x320xf32>
    %20 = stablehlo.sqrt %19 : tensor<12x320xf32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (tensor<12x320xf32>) -> tensor<12x320x1xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<12x320x1xf32>) -> tensor<12x320x384xf32>
    %23 = stablehlo.divide %13, %22 : tensor<12x320x384xf32>
    %24 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<12x512xf32>, tensor<512x384xf32>) -> tensor<12x384xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 2] : (tensor<12x384xf32>) -> tensor<12x1x384xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (tensor<12x1x384xf32>) -> tensor<12x320x384xf32>
    %27 = stablehlo.add %23, %26 : tensor<12x320x384xf32>
    return %27 : tensor<12x320x384xf32>
  }
